import { isObject, type JsonObject } from '../../core/index.ts'
import { limitValue } from './limit-value.ts'
import { MAX_STEPS, MAX_VALUE_LENGTH, MAX_VALUES_LENGTH } from './limits.ts'

/** A value with its location in a document: the target of a `$ref`, or what contains one. */
export interface Located {
  value: JsonObject
  /** Path or URL of the document. */
  file: string
  /** JSON pointer in the document (RFC 6901), starting with `#`. */
  pointer: string
}

/** The documents of a spec by path or URL: the spec itself and all documents that it references. */
export type Documents = ReadonlyMap<string, unknown>

/** Resolves references of one operation or schema, and limits what that may cost. */
export interface Scope {
  /**
   * Follows `$ref` until there is none. Siblings of a `$ref` override keywords of its target (OpenAPI 3.1 allows that for
   * `description` and `summary`, JSON Schema for all). A broken or circular reference resolves to an empty object.
   */
  resolve(value: unknown, from: Located, step?: string): Located
  /** Spends steps of {@link MAX_STEPS}. False if too few are left. */
  spend(steps: number, at: Located): boolean
  /** Cuts a value that is longer than {@link MAX_VALUE_LENGTH}, or than what is left of {@link MAX_VALUES_LENGTH}. */
  limitValue(value: unknown, at: Located): unknown
  /** The first entries of a list. @param what - Names the entries in the plural. */
  limitList<Entry>(entries: readonly Entry[], max: number, what: string, at: Located): readonly Entry[]
  /** Reports a word that is probably a typo. */
  reportUnknown(word: UnknownWord, at: Located): void
  /** Schemas whose `allOf` is merged already, by the schema that contains it. */
  merged: Map<JsonObject, Located>
}

/** A word of OpenAPI that is none: probably a typo, and what it is about is not shown. */
export interface UnknownWord {
  /** What is wrong, as a sentence. */
  message: string
  written: string
  /** The words that are possible there. */
  expected: readonly string[]
  /** The key that the word is, or is the value of. */
  key: string
  isKey: boolean
}

/** What scopes report. */
export interface ScopeReports {
  /** Called with each reference that cannot be resolved: its target is missing, or leads back to it. */
  onMissing: (ref: string, from: Located, isCircular: boolean) => void
  /** Called with what was left out because of a limit, as the end of a sentence. */
  onCut: (reason: string, at: Located) => void
  /** Called with each word that is none of OpenAPI. */
  onUnknown: (word: UnknownWord, at: Located) => void
}

/** A chain of references longer than this is treated as circular. */
const MAX_CHAIN = 50

export function createScope(documents: Documents, { onMissing, onCut, onUnknown }: ScopeReports): Scope {
  let [steps, length] = [MAX_STEPS, MAX_VALUES_LENGTH]

  function spend(count: number, at: Located): boolean {
    if (steps >= 0 && steps < count) onCut(`its schemas expand to more than ${toCount(MAX_STEPS)} parts`, at)
    steps -= steps < count ? steps + 1 : count
    return steps >= 0
  }

  function limitValueAt(value: unknown, at: Located): unknown {
    const limited = limitValue(value, Math.min(MAX_VALUE_LENGTH, length))
    if (limited.isCut && length > 0) onCut(`a value has more than ${toCount(MAX_VALUE_LENGTH)} characters`, at)
    length -= limited.length
    return limited.value
  }

  function limitList<Entry>(entries: readonly Entry[], max: number, what: string, at: Located): readonly Entry[] {
    if (entries.length <= max) return entries
    onCut(`there are ${toCount(entries.length)} ${what}, and only the first ${toCount(max)} are shown,`, at)
    return entries.slice(0, max)
  }

  function resolve(value: unknown, from: Located, step = '', steps = 0): Located {
    const place = { file: from.file, pointer: step === '' ? from.pointer : `${from.pointer}/${step}` }
    if (!isObject(value)) return { value: {}, ...place }
    if (typeof value.$ref !== 'string') return { value, ...place }
    const target = find(value.$ref, from)
    if (target === undefined || steps >= MAX_CHAIN) {
      onMissing(value.$ref, { value, ...place }, target !== undefined)
      return { value: {}, ...place }
    }
    const found = resolve(target.value, target, '', steps + 1)
    const { $ref: _ref, ...siblings } = value
    return Object.keys(siblings).length === 0 ? found : { ...found, value: { ...found.value, ...siblings } }
  }

  function find(ref: string, from: Located): Located | undefined {
    const [address = '', pointer = ''] = ref.split('#', 2)
    const file = address === '' ? from.file : resolveAddress(address, from.file)
    const value = followPointer(documents.get(file), pointer)
    return isObject(value) ? { value, file, pointer: `#${pointer}` } : undefined
  }

  return { resolve, spend, limitValue: limitValueAt, limitList, reportUnknown: onUnknown, merged: new Map() }
}

function toCount(count: number): string {
  return count.toLocaleString('en-US')
}

export function isUrl(name: string): boolean {
  return /^https?:\/\//i.test(name)
}

/** Resolves a URL or path relative to a document. The result is a path in the site's folder or a URL. Invalid URLs stay as they are. */
export function resolveAddress(address: string, file: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  const isRemote = /^https?:/i.test(file)
  // The host is a dummy that lets `URL` resolve `..`.
  const base = isRemote ? file : `http://site/${file.split('/').map(encodeURIComponent).join('/')}`
  if (!URL.canParse(address, base)) return address
  const url = new URL(address, base)
  return isRemote ? url.href : decode(url.pathname.slice(1))
}

/** RFC 6901, section 4, with the escapes of a URI fragment (section 6). */
function followPointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const key of parsePointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** Splits a JSON pointer into keys and indexes. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((written) => decode(written).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Escapes a key for a JSON pointer (RFC 6901, section 3). */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
