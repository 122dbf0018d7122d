import type { CheckedConfig } from '../checked-config.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { checkRedirectRoutes } from '../rules/check-redirect-routes.ts'
import { listBannerUrls } from '../rules/list-banner-urls.ts'
import type { SiteFiles } from '../rules/site-files.ts'
import { checkSchema } from '../validation/check-schema.ts'
import { selectUsableConfig } from '../validation/select-usable-config.ts'
import { selectValidParts } from '../validation/select-valid-parts.ts'
import { toNavigationTree } from './convert/to-navigation-tree.ts'
import { toSiteConfig } from './convert/to-site-config.ts'
import { toWrittenPath } from './convert/to-written-path.ts'
import { DOCS_FORMAT } from './docs-format.ts'
import type { DocsFacts } from './rules/docs-facts.ts'
import { DOCS_FILE_RULES, DOCS_RULES } from './rules/docs-rules.ts'
import { walkDocsUrls } from './rules/walk-docs-urls.ts'

/**
 * Checks the value of a `docs.json` after its includes, and converts what a site can be built with. Of the settings, the
 * smallest part around an error is left out. The navigation is read as it is, so that an error never costs a page.
 *
 * @param fallbackName - The name of a site without a valid one.
 * @param missing - Paths of parts that could not be included, which is already reported.
 */
export function checkDocsConfig(value: object, fallbackName: string, missing: readonly ConfigPath[]): CheckedConfig {
  const { navigation: written, ...settings } = value as Record<string, unknown>
  const tree = toNavigationTree(written)
  const schemaProblems = checkSchema(value, DOCS_FORMAT, missing)
  const isCounted = schemaProblems.some(({ code }) => code === 'config/too-many-problems')

  const valid = selectValidParts(settings, schemaProblems, DOCS_FORMAT)
  const hasError = createErrorSearch(schemaProblems, missing)
  const facts: DocsFacts = { settings: valid.config, written, tree, invalid: valid.invalid, hasError }
  const problems = isCounted ? schemaProblems : [...schemaProblems, ...DOCS_RULES.flatMap((rule) => rule(facts))]
  // The groups of a navigation like that of mint.json are in no list "groups".
  const toListPath = (path: ConfigPath): ConfigPath =>
    Array.isArray(written) && path[0] === 'navigation' && path[1] === 'groups' ? ['navigation', ...path.slice(2)] : path
  const toListProblem = (problem: ValueProblem): ValueProblem => ({ ...problem, path: toListPath(problem.path) })
  const usable = selectUsableConfig(settings, isCounted ? [] : problems, DOCS_FORMAT)
  const listProblems = (files?: SiteFiles): ValueProblem[] => {
    if (isCounted) return problems
    const found = files ? DOCS_FILE_RULES.flatMap((rule) => rule(facts, files)) : []
    return [...problems, ...checkRedirectRoutes(usable, files), ...found].map(toListProblem)
  }
  return {
    config: toSiteConfig(usable.config, tree, fallbackName),
    toSourcePath: (path) => toListPath(usable.toSourcePath(toWrittenPath(path))),
    problems: listProblems(),
    listUrls: () =>
      [...walkDocsUrls(facts), ...listBannerUrls(valid.config)].map((url) => ({ ...url, path: toListPath(url.path) })),
    checkFiles: listProblems,
  }
}

function createErrorSearch(problems: readonly ValueProblem[], missing: readonly ConfigPath[]) {
  const errors = problems.filter(({ code }) => code !== 'config/unknown-key').map(({ path }) => path)
  const paths = new Set<string>()
  for (const path of [...errors, ...missing]) {
    for (let length = path.length; length > 0; length--) {
      const id = JSON.stringify(path.slice(0, length))
      // Then the parts around it are there too: deep paths share most of them.
      if (paths.has(id)) break
      paths.add(id)
    }
  }
  return (path: ConfigPath): boolean => paths.has(JSON.stringify(path))
}
