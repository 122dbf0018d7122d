import type { CheckedConfig } from '../checked-config.ts'
import { CONFIG_CODES } from '../config-codes.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { checkRedirectRoutes } from '../rules/check-redirect-routes.ts'
import type { SiteFiles } from '../rules/site-files.ts'
import { checkSchema } from '../validation/check-schema.ts'
import type { FormatSchema } from '../validation/format-schema.ts'
import { selectUsableConfig } from '../validation/select-usable-config.ts'
import { selectValidParts } from '../validation/select-valid-parts.ts'
import { MINT_MISTAKES } from './mint-mistakes.ts'
import { normalizeSiteConfig } from './normalize/normalize-site-config.ts'
import { MINT_FILE_RULES, MINT_RULES } from './rules/mint-rules.ts'
import { walkUrls } from './rules/walk-urls.ts'
import { siteConfigSchema } from './schema/mint-config.ts'
import { type PartialConfig, partialConfigSchema } from './schema/partial-config.ts'

const MINT_FORMAT: FormatSchema<PartialConfig> = {
  root: siteConfigSchema,
  partial: partialConfigSchema,
  mistakes: MINT_MISTAKES,
}

/**
 * Checks the value of a `mint.json`, and normalizes what a site can be built with.
 *
 * @param fallbackName - The name of a site without a valid one.
 */
export function checkMintConfig(value: object, fallbackName: string): CheckedConfig {
  const schemaProblems = checkSchema(value, MINT_FORMAT)
  const isCounted = schemaProblems.some(({ code }) => code === 'config/too-many-problems')
  const valid = isCounted ? undefined : selectValidParts(value, schemaProblems, MINT_FORMAT)
  const problems = valid
    ? [...schemaProblems, ...MINT_RULES.flatMap((rule) => rule(valid.config, valid.invalid))]
    : schemaProblems
  const usable = selectUsableConfig(value, isCounted ? [] : problems, MINT_FORMAT)
  const listProblems = (files?: SiteFiles): ValueProblem[] => {
    if (!valid) return problems
    const found = files ? MINT_FILE_RULES.flatMap((rule) => rule(valid.config, files, valid.invalid)) : []
    return [...problems, ...checkRedirectRoutes(usable, files), ...found]
  }
  return {
    config: normalizeSiteConfig({ name: fallbackName, navigation: [], ...usable.config }),
    toSourcePath: usable.toSourcePath,
    problems: listProblems(),
    listUrls: () => (valid ? [...walkUrls(valid.config)] : []),
    checkFiles: listProblems,
  }
}

/** A `mint.json` as written, without the parts that have errors and without unknown keys. */
export interface UsableMintConfig {
  config: PartialConfig
  /** The errors and the unknown keys. */
  problems: ValueProblem[]
  toSourcePath: (path: ConfigPath) => ConfigPath
}

/** Selects the parts of a `mint.json` that a site is built with, as they are written. */
export function selectUsableMintConfig(value: object): UsableMintConfig {
  const { problems } = checkMintConfig(value, '')
  const left = problems.filter(({ code }) => code === 'config/unknown-key' || CONFIG_CODES[code].severity === 'error')
  return { ...selectUsableConfig(value, problems, MINT_FORMAT), problems: left }
}
