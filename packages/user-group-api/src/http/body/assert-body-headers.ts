import { ServiceError } from '../../core/service-error.ts'
import type { ApiRequest } from '../api-request.ts'

/**
 * Checks what a body claims to be: JSON in UTF-8, not compressed. A request without a body claims nothing.
 * @throws ServiceError
 */
export function checkBodyHeaders(headers: ApiRequest['headers']): void {
  const encoding = headers['content-encoding']?.join(', ')
  if (encoding !== undefined && encoding !== 'identity') {
    throw new ServiceError(
      'unsupported_content_encoding',
      `"Content-Encoding: ${encoding}" is not taken; send it as it is.`,
    )
  }
  const type = headers['content-type']?.join(', ')
  if (type === undefined) {
    if (!hasBody(headers)) return
    throw new ServiceError('unsupported_media_type', 'The body has no "Content-Type"; expected application/json.')
  }
  const [name = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset)
  if (name !== 'application/json' || !isUtf8) {
    throw new ServiceError('unsupported_media_type', `"Content-Type: ${type}" is not taken; expected application/json.`)
  }
}

/** By its framing (RFC 9112, 6.3). */
function hasBody(headers: ApiRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']?.[0] ?? 0) > 0
}
