import { type ParsedSource, parseConfigSource } from '../config-source.ts'
import { MAX_DEPTH } from '../json/find-nesting-limit.ts'
import { MAX_VALUES } from '../json/has-too-many-values.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import {
  CIRCULAR,
  type IncludeProblem,
  NOT_FOUND,
  NOT_READ,
  OUTSIDE,
  TOO_DEEP,
  TOO_LARGE,
  toNotAnObject,
} from './include-problems.ts'
import { createOrigins, type Origin, type Origins } from './origins.ts'
import { toIncludePath } from './to-include-path.ts'

/** Gives the text of a file of the site; undefined if there is none. The path is relative to the site's folder. */
export type ReadInclude = (path: string) => string | undefined

export interface ResolvedConfig {
  /** The configuration with the contents of all included files. Empty if its root is an include that failed. */
  value: unknown
  origins: Origins
  /** The included files, in the order in which they are first included. */
  sources: ParsedSource[]
  /** Their paths, with those of files that don't exist. */
  files: string[]
  problems: ValueProblem[]
  /** Paths of parts that are missing because their include failed, or of which only the keys next to it are there. */
  missing: ConfigPath[]
}

/** Where an include is: in the configuration, in its file, and in which files that one is included. */
interface Place {
  path: ConfigPath
  origin: Origin
  chain: readonly string[]
}

interface IncludedFile {
  parsed: ParsedSource
  /** Number of its values. */
  size: number
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
  // Each file is read once; undefined stands for a file that does not exist.
  const included = new Map<string, IncludedFile | undefined>()
  const files = new Set<string>()
  const problems: ValueProblem[] = []
  const reported = new Set<string>()
  const missing: ConfigPath[] = []
  let size = countValues(main.content?.value)

  function resolve(part: unknown, path: ConfigPath, origin: Origin, chain: readonly string[]): unknown {
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

  function resolveInclude(reference: string, rest: Record<string, unknown>, place: Place): unknown {
    const { path, origin, chain } = place
    const value = includeFile(reference, place)
    if (isObject(value)) {
      for (const key of Object.keys(rest)) {
        const at = { ...origin, path: [...origin.path, key] }
        origins.record([...path, key], at, at)
      }
      return { ...value, ...resolveKeys(rest, path, origin, chain) }
    }
    if (value !== MISSING) return value
    missing.push(path)
    // What is written next to a failed include is still there.
    return Object.keys(rest).length > 0 ? resolveKeys(rest, path, origin, chain) : MISSING
  }

  function includeFile(reference: string, place: Place): unknown {
    const { path, origin, chain } = place
    const file = toIncludePath(reference, origin.source.file)
    if (file === undefined) return report(OUTSIDE, reference, place)
    const found = findFile(file, path, chain)
    if ('code' in found) return report(found, reference, place)
    const { source, content } = found.parsed
    // Without content, its text has a problem.
    if (!content) return MISSING
    const inner = { source, path: [] }
    origins.record(path, inner, origin)
    const value = resolve(content.value, path, inner, [...chain, file])
    if (isObject(value) || (path.length > 0 && value !== MISSING)) return value
    origins.record(path, origin, origin)
    return value === MISSING ? MISSING : report(toNotAnObject(value), reference, place)
  }

  function report({ message, ...problem }: IncludeProblem, reference: string, { path, origin }: Place) {
    const written = { ...origin, path: [...origin.path, '$ref'] }
    // A file that is included twice has the same problems again.
    const id = problem.code === TOO_LARGE.code ? problem.code : JSON.stringify([written.source.file, written.path])
    if (reported.has(id)) return MISSING
    reported.add(id)
    const at = [...path, '$ref']
    origins.record(at, written, written)
    problems.push({ ...problem, path: at, at: 'value', message: message(reference) })
    return MISSING
  }

  function findFile(file: string, path: ConfigPath, chain: readonly string[]): IncludedFile | IncludeProblem {
    if (chain.includes(file)) return CIRCULAR
    files.add(file)
    if (path.length > MAX_DEPTH || chain.length > MAX_DEPTH) return TOO_DEEP
    if (!readInclude) return NOT_READ
    if (size > MAX_VALUES) return TOO_LARGE
    if (!included.has(file)) included.set(file, parseFile(file, readInclude(file)))
    const found = included.get(file)
    if (!found) return NOT_FOUND
    size += found.size
    return size > MAX_VALUES ? TOO_LARGE : found
  }

  const value = resolve(main.content?.value, [], { source: main.source, path: [] }, [main.source.file])
  return {
    value: value === MISSING ? {} : value,
    origins,
    sources: [...included.values()].flatMap((file) => file?.parsed ?? []),
    files: [...files],
    problems,
    missing,
  }
}

function parseFile(file: string, text: string | undefined): IncludedFile | undefined {
  if (text === undefined) return undefined
  const parsed = parseConfigSource(file, text, 'any')
  return { parsed, size: countValues(parsed.content?.value) }
}

function countValues(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 1
  return Object.values(part).reduce<number>((count, entry) => count + countValues(entry), 1)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
