import { type ConfigSource, type ParsedSource, parseConfigSource } from '../config-source.ts'
import { MAX_DEPTH } from '../json/find-nesting-limit.ts'
import { MAX_VALUES } from '../json/has-too-many-values.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'
import { createOrigins, type Origin, type Origins } from './origins.ts'
import { toIncludePath } from './to-include-path.ts'

/** Gives the text of a file of the site; undefined if there is none. The path is relative to the site's folder. */
export type ReadInclude = (path: string) => string | undefined

export interface ResolvedConfig {
  /** The configuration with the contents of all included files. Undefined if its root is an include that failed. */
  value: unknown
  origins: Origins
  /** The included files, in the order in which they are first included. */
  sources: ParsedSource[]
  /** Their paths, with those of files that don't exist. */
  files: string[]
  problems: ValueProblem[]
  /** Paths of parts that are missing because their include failed. */
  missing: ConfigPath[]
}

/** Stands for a part that can't be included. */
const MISSING = Symbol('missing')

/**
 * Replaces every object with a text `$ref` by the content of that file. Keys next to `$ref` win over those of an included
 * object, and are dropped next to a list or a plain value. A key whose include fails is left out,
 * an entry of a list is undefined.
 */
export function resolveIncludes(main: ParsedSource, readInclude: ReadInclude | undefined): ResolvedConfig {
  const origins = createOrigins(main.source)
  const sources = new Map<string, ParsedSource>()
  const files = new Set<string>()
  const problems: ValueProblem[] = []
  const missing: ConfigPath[] = []
  let count = 0

  function resolve(part: unknown, path: ConfigPath, origin: Origin, chain: readonly string[]): unknown {
    count++
    if (Array.isArray(part)) return resolveArray(part, path, origin, chain)
    if (typeof part !== 'object' || part === null) return part
    const { $ref: reference, ...rest } = part as Record<string, unknown>
    if (typeof reference === 'string') return resolveInclude(reference, rest, { path, origin, chain })
    return resolveKeys(part, path, origin, chain)
  }

  function resolveArray(list: readonly unknown[], path: ConfigPath, origin: Origin, chain: readonly string[]) {
    return list.map((entry, index) => {
      const at = { ...origin, path: [...origin.path, index] }
      const value = resolve(entry, [...path, index], at, chain)
      // The entries after it keep their indexes, which messages name.
      return value === MISSING ? undefined : value
    })
  }

  function resolveKeys(object: object, path: ConfigPath, origin: Origin, chain: readonly string[]) {
    const entries = Object.entries(object).map(([key, entry]): [string, unknown] => [
      key,
      resolve(entry, [...path, key], { ...origin, path: [...origin.path, key] }, chain),
    ])
    return Object.fromEntries(entries.filter(([, value]) => value !== MISSING))
  }

  function resolveInclude(
    reference: string,
    rest: Record<string, unknown>,
    { path, origin, chain }: { path: ConfigPath; origin: Origin; chain: readonly string[] },
  ): unknown {
    const { found, file } = findContent(reference, path, origin, chain)
    if (found === undefined) {
      // What is written next to a failed include is still there.
      if (Object.keys(rest).length > 0) return resolveKeys(rest, path, origin, chain)
      missing.push(path)
      return MISSING
    }
    const inner = { source: found.source, path: [] }
    origins.record(path, inner, origin)
    const value = resolve(found.value, path, inner, [...chain, file])
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    for (const key of Object.keys(rest)) {
      const at = { ...origin, path: [...origin.path, key] }
      origins.record([...path, key], at, at)
    }
    return { ...value, ...resolveKeys(rest, path, origin, chain) }
  }

  function findContent(
    reference: string,
    path: ConfigPath,
    origin: Origin,
    chain: readonly string[],
  ): { file: string; found?: { source: ConfigSource; value: unknown } } {
    const file = toIncludePath(reference, origin.source.file)
    const problem = file === undefined ? OUTSIDE : checkInclude(file, path, chain)
    if (file !== undefined && problem === undefined) {
      const { source, content } = sources.get(file) ?? {}
      return { file, ...(source && content && { found: { source, value: content.value } }) }
    }
    const at = [...path, '$ref']
    const written = { ...origin, path: [...origin.path, '$ref'] }
    origins.record(at, written, written)
    if (problem) problems.push({ ...problem, path: at, at: 'value', message: problem.message(reference) })
    return { file: '' }
  }

  function checkInclude(file: string, path: ConfigPath, chain: readonly string[]): IncludeProblem | undefined {
    if (chain.includes(file)) return CIRCULAR
    files.add(file)
    if (count > MAX_VALUES) return TOO_LARGE
    if (path.length > MAX_DEPTH) return TOO_DEEP
    if (!readInclude) return NOT_READ
    if (sources.has(file)) return undefined
    const text = readInclude(file)
    if (text === undefined) return NOT_FOUND
    sources.set(file, parseConfigSource(file, text, 'any'))
    return undefined
  }

  const value = resolve(main.content?.value, [], { source: main.source, path: [] }, [main.source.file])
  return {
    value: value === MISSING ? {} : value,
    origins,
    sources: [...sources.values()],
    files: [...files],
    problems,
    missing,
  }
}

type IncludeProblem = Pick<ValueProblem, 'code' | 'suggestions'> & { message: (reference: string) => string }

const OUTSIDE: IncludeProblem = {
  code: 'config/include-outside',
  message: (reference) => `Cannot include ${describeValue(reference)}: it is not inside the folder of the site.`,
  suggestions: ['Write a path that is relative to this file, for example "./navigation.json".'],
}
const CIRCULAR: IncludeProblem = {
  code: 'config/include-circular',
  message: (reference) => `Cannot include ${describeValue(reference)}: that file includes this one.`,
  suggestions: ['Remove one of the includes.'],
}
const NOT_FOUND: IncludeProblem = {
  code: 'config/include-not-found',
  message: (reference) => `Cannot include ${describeValue(reference)}: there is no such file.`,
  suggestions: ['Correct the path, or add the file. Paths are relative to this file.'],
}
const NOT_READ: IncludeProblem = {
  code: 'config/include-not-read',
  message: (reference) => `Cannot include ${describeValue(reference)}: only this file is read here.`,
  suggestions: ['Check the folder of the site with "spearmint check".'],
}
const TOO_LARGE: IncludeProblem = {
  code: 'config/too-large',
  message: (reference) => `Cannot include ${describeValue(reference)}: the configuration has too many values.`,
  suggestions: ['Include fewer files.'],
}
const TOO_DEEP: IncludeProblem = {
  code: 'config/too-deep',
  message: (reference) => `Cannot include ${describeValue(reference)}: it is nested too deeply.`,
  suggestions: ['Include the file further up.'],
}
