import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../model/service-error.ts'

/**
 * Checks what a body claims to be: JSON in UTF-8, not compressed. A request without a body claims nothing.
 * @throws ServiceError
 */
export function checkBodyHeaders({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') {
    throw new ServiceError(
      'unsupported_content_encoding',
      `"Content-Encoding: ${encoding}" is not taken; send it as it is.`,
    )
  }
  const type = headers['content-type']
  if (type === undefined) return
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
