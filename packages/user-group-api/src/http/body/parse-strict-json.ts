import { isUtf8 } from 'node:buffer'
import { ServiceError } from '../../core/service-error.ts'
import { checkStrictness } from './assert-strict-json.ts'
import { findStringEnd } from './skip-string.ts'

/** Objects and lists within each other, at most. */
const MOST_LEVELS = 32

/**
 * Parses a body as I-JSON (RFC 7493): what `JSON.parse` would change or drop silently is refused. Keys that occur twice,
 * numbers that a double cannot hold, lone surrogates, `__proto__`, and anything deeper than {@link MOST_LEVELS}.
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
  checkDepth(text)
  const value = parse(text)
  checkStrictness(text)
  return value
}

function decode(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new ServiceError('invalid_encoding', 'The body is not UTF-8.')
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  if (!text.startsWith('\u{FEFF}')) return text
  throw new ServiceError('invalid_encoding', 'The body begins with a byte order mark; expected plain UTF-8.')
}

/** Before it is parsed: no parser of ours meets a hundred thousand brackets. */
function checkDepth(text: string): void {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (sign === '"') index = findStringEnd(text, index)
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > MOST_LEVELS) {
      throw new ServiceError('too_deep', `The body nests deeper than ${MOST_LEVELS} levels.`)
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new ServiceError('invalid_json', `The body is not JSON: ${reason}.`, { cause })
  }
}
