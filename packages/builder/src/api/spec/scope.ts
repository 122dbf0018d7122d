import { isObject, type JsonObject } from '../../core/index.ts'

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

/** Resolves references. */
export interface Scope {
  /**
   * Follows `$ref` until there is none. Siblings of a `$ref` override keywords of its target (OpenAPI 3.1 allows that for
   * `description` and `summary`, JSON Schema for all). A broken or circular reference resolves to an empty object.
   */
  resolve(value: unknown, from: Located, step?: string): Located
}

/** A chain of references longer than this is treated as circular. */
const MAX_STEPS = 50

/** @param onMissing - Called with each reference that cannot be resolved. */
export function createScope(documents: Documents, onMissing: (ref: string, from: Located) => void): Scope {
  function resolve(value: unknown, from: Located, step = '', steps = 0): Located {
    const place = { file: from.file, pointer: step === '' ? from.pointer : `${from.pointer}/${step}` }
    if (!isObject(value)) return { value: {}, ...place }
    if (typeof value.$ref !== 'string') return { value, ...place }
    const target = steps < MAX_STEPS ? find(value.$ref, from) : undefined
    if (target === undefined) {
      onMissing(value.$ref, { value, ...place })
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

  return { resolve }
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
  if (pointer === '') return document
  let value = document
  for (const written of pointer.slice(1).split('/')) {
    const key = decode(written).replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
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
