import { isObject, type JsonObject } from '../../core/index.ts'

/** A value of a document with the place it stands in: what `$ref`s lead to, and what they start from. */
export interface Located {
  value: JsonObject
  /** Path or address of the document. */
  file: string
  /** JSON pointer in it (RFC 6901), beginning with `#`. */
  pointer: string
}

/** The documents of a spec by path or address: the spec itself and what its `$ref`s lead to. */
export type Documents = ReadonlyMap<string, unknown>

/** Finds what references lead to. */
export interface Scope {
  /**
   * Follows `$ref` until there is none. Keywords beside a `$ref` win over those it leads to (OpenAPI 3.1 allows that for
   * `description` and `summary`, JSON Schema for all). What leads nowhere, or in a circle, is an empty object.
   */
  resolve(value: unknown, from: Located, step?: string): Located
}

/** A chain of references longer than this is a circle. */
const MOST_STEPS = 50

/** @param onMissing hears of references that lead nowhere */
export function createScope(documents: Documents, onMissing: (ref: string, from: Located) => void): Scope {
  function resolve(value: unknown, from: Located, step = '', steps = 0): Located {
    const place = { file: from.file, pointer: step === '' ? from.pointer : `${from.pointer}/${step}` }
    if (!isObject(value)) return { value: {}, ...place }
    if (typeof value.$ref !== 'string') return { value, ...place }
    const target = steps < MOST_STEPS ? find(value.$ref, from) : undefined
    if (target === undefined) {
      onMissing(value.$ref, { value, ...place })
      return { value: {}, ...place }
    }
    const found = resolve(target.value, target, '', steps + 1)
    const { $ref: _ref, ...beside } = value
    return Object.keys(beside).length === 0 ? found : { ...found, value: { ...found.value, ...beside } }
  }

  function find(ref: string, from: Located): Located | undefined {
    const [address = '', pointer = ''] = ref.split('#', 2)
    const file = address === '' ? from.file : resolveAddress(address, from.file)
    const value = followPointer(documents.get(file), pointer)
    return isObject(value) ? { value, file, pointer: `#${pointer}` } : undefined
  }

  return { resolve }
}

/** A relative address seen from a document: a path in the site's folder, or a URL. What is no address stays as it is. */
export function resolveAddress(address: string, file: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  const isRemote = /^https?:/i.test(file)
  // The host is never seen: it only lets the URL standard resolve `..`.
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
