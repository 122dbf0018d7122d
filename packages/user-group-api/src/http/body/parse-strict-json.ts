import { isUtf8 } from 'node:buffer'
import { ServiceError } from '../../core/index.ts'
import { assertStrictJson } from './assert-strict-json.ts'
import { skipString } from './skip-string.ts'

/** How deep objects and arrays can be nested. */
const MAX_DEPTH = 32

/**
 * Parses a body as I-JSON (RFC 7493) and rejects what `JSON.parse` would silently change or drop: duplicate keys, numbers
 * that don't fit a double, lone surrogates, `__proto__`, and anything deeper than {@link MAX_DEPTH}.
 * @throws ServiceError
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  if (text.trim() === '') {
    throw new ServiceError(
      'missing_body',
      'The request has no body. Browsers cannot send one with GET: use another client, or the method override.',
    )
  }
  assertDepth(text)
  const value = parse(text)
  assertStrictJson(text)
  return value
}

function decode(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new ServiceError('invalid_encoding', 'The body is not UTF-8.')
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  if (!text.startsWith('\u{FEFF}')) return text
  throw new ServiceError('invalid_encoding', 'The body starts with a byte order mark; expected UTF-8 without one.')
}

/** Runs before the parser, so that nothing recurses into a hundred thousand brackets. */
function assertDepth(text: string): void {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') index = skipString(text, index)
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    if (depth > MAX_DEPTH) {
      throw new ServiceError('too_deep', `The body is nested deeper than ${MAX_DEPTH} levels.`)
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new ServiceError('invalid_json', `The body is not valid JSON: ${reason}.`, { cause })
  }
}
