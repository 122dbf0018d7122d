import { ServiceError } from '../../core/index.ts'
import type { ApiRequest } from '../api-request.ts'

/**
 * Rejects a body that is not declared as uncompressed JSON in UTF-8. A request without a body needs no headers.
 * @throws ServiceError
 */
export function assertBodyHeaders(headers: ApiRequest['headers']): void {
  const encoding = headers['content-encoding']?.join(', ')
  if (encoding !== undefined && encoding !== 'identity') {
    throw new ServiceError(
      'unsupported_content_encoding',
      `"Content-Encoding: ${encoding}" is not supported; send the body uncompressed.`,
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
    throw new ServiceError(
      'unsupported_media_type',
      `"Content-Type: ${type}" is not supported; expected application/json.`,
    )
  }
}

/** Judged by its framing (RFC 9112, section 6.3). */
function hasBody(headers: ApiRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']?.[0] ?? 0) > 0
}
