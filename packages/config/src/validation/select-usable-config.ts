import { z } from 'zod/mini'
import { CONFIG_CODES } from '../config-codes.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { copyWithoutParts, type PartialCopy } from './copy-without-parts.ts'
import type { FormatSchema } from './format-schema.ts'
import { listSchemasAt } from './list-schemas.ts'

/** What of a configuration a site can be built with. */
export interface UsableConfig<Config> {
  config: Config
  /** Converts a path in `config` to the path of the same part in the text: entries of arrays may have been left out. */
  toSourcePath: (path: ConfigPath) => ConfigPath
}

/** Each pass leaves out a part around what the one before left out, so that more are needed only for absurd values. */
const MAX_PASSES = 10

/**
 * Selects what a site can be built with: everything but unknown keys and the smallest parts around errors, which are
 * optional keys and entries of arrays. Parts with warnings stay.
 */
export function selectUsableConfig<Config>(
  value: object,
  problems: readonly ValueProblem[],
  { partial }: FormatSchema<Config>,
): UsableConfig<Config> {
  const dropped = new Set(problems.flatMap((problem) => (isLeftOut(problem) ? [toId(toPart(problem, partial))] : [])))
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const { copy, toSourcePath } = copyWithoutParts(value, dropped)
    const { data, issues } = validate(copy, partial)
    if (data !== undefined) return { config: data, toSourcePath }
    const before = dropped.size
    for (const part of issues.flatMap((issue) => toParts(issue, toSourcePath, partial))) dropped.add(toId(part))
    if (dropped.size === before) break
  }
  return selectWholeKeys(copyWithoutParts(value, dropped), partial)
}

function validate<Config>(
  copy: object,
  schema: z.ZodMiniType<Config>,
): { data?: Config; issues: readonly z.core.$ZodIssue[] } {
  try {
    const result = schema.safeParse(copy)
    return result.success ? { data: result.data, issues: [] } : { issues: result.error.issues }
  } catch (error) {
    // zod passes issues as arguments, which fails if there are too many.
    if (error instanceof RangeError) return { issues: [] }
    throw error
  }
}

/** Keeps only the top-level keys that are valid on their own. */
function selectWholeKeys<Config>(
  { copy, toSourcePath }: PartialCopy,
  schema: z.ZodMiniType<Config>,
): UsableConfig<Config> {
  const isValid = ([key, part]: [string, unknown]): boolean => validate({ [key]: part }, schema).data !== undefined
  const { data } = validate(Object.fromEntries(Object.entries(copy).filter(isValid)), schema)
  return { config: data ?? schema.parse({}), toSourcePath }
}

/** A redirect of a loop is only useless together with the others, so the builder leaves out all of them. */
const STAYS: ReadonlySet<string> = new Set(['config/redirect-loop'])

function isLeftOut({ code }: ValueProblem): boolean {
  if (STAYS.has(code)) return false
  return code === 'config/unknown-key' || CONFIG_CODES[code].severity === 'error'
}

function toPart({ code, path }: ValueProblem, schema: z.core.$ZodType): ConfigPath {
  return code === 'config/unknown-key' || code === 'config/misspelled-key' ? path : findPart(path, schema)
}

function toParts(
  issue: z.core.$ZodIssue,
  toSourcePath: PartialCopy['toSourcePath'],
  schema: z.core.$ZodType,
): ConfigPath[] {
  const path = toSourcePath(issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment))))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key])
  return path.length === 0 ? [] : [findPart(path, schema)]
}

/** Finds the smallest part around a path that can be left out: an entry of an array, an optional key, or a top-level key. */
function findPart(path: ConfigPath, schema: z.core.$ZodType): ConfigPath {
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    const isEntry = typeof part.at(-1) === 'number'
    if (isEntry || listSchemasAt(schema, part).some(isOptional)) return part
  }
  return path.slice(0, 1)
}

function isOptional(schema: z.core.$ZodType): boolean {
  return schema instanceof z.core.$ZodExactOptional
}

function toId(path: ConfigPath): string {
  return JSON.stringify(path)
}
