import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../../core/service-error.ts'

/**
 * Reads the body of a request, of any method.
 * @param limit in bytes
 * @throws ServiceError `body_too_large`; what still comes is left to {@link drain}
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => new ServiceError('body_too_large', `The body is larger than ${limit} bytes.`)
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge())
  const lost = (cause?: Error) => new ServiceError('bad_request', 'The body ended too early.', { cause })
  if (request.destroyed) return Promise.reject(lost())
  // By events: an iterator costs more than all else that is done with a small body.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      if (size > limit) settle(() => reject(tooLarge()))
    }
    const end = (): void => settle(() => resolve(Buffer.concat(chunks)))
    // The caller went away; nobody hears this answer, and it is no bug of ours.
    const lose = (cause?: Error): void => settle(() => reject(lost(cause)))
    const settle = (tell: () => void): void => {
      request.off('data', take).off('end', end).off('close', lose)
      tell()
    }
    request.on('data', take).on('end', end).on('close', lose).on('error', lose)
  })
}

const MOST_DRAINED_BYTES = 8 * 1024 * 1024
const LONGEST_DRAIN = 1000

/**
 * Lets a caller that is still sending hear the answer: a connection that is closed under a sender loses it. Takes what
 * comes for a second, 8 MiB at most, and then ends the connection.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete) return
  let left = MOST_DRAINED_BYTES
  const end = (): void => {
    if (!request.complete) request.socket.destroySoon()
  }
  const timer = setTimeout(end, LONGEST_DRAIN)
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) end()
  })
  request.once('close', () => clearTimeout(timer))
}
