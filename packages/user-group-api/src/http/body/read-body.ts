import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../../core/index.ts'

/**
 * Reads the body of a request with any method.
 * @param limit in bytes
 * @throws ServiceError `body_too_large`; {@link drainRequest} handles the rest of the body
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => new ServiceError('body_too_large', `The body is larger than ${limit} bytes.`)
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge())
  const incomplete = (cause?: Error) => new ServiceError('bad_request', 'The body is incomplete.', { cause })
  if (request.destroyed) return Promise.reject(incomplete())
  // An async iterator would cost more than everything else that happens to a small body.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      if (size > limit) settle(() => reject(tooLarge()))
    }
    const onEnd = (): void => settle(() => resolve(Buffer.concat(chunks)))
    // The client disconnected: nobody receives this response, and it isn't a bug.
    const onClose = (cause?: Error): void => settle(() => reject(incomplete(cause)))
    const settle = (finish: () => void): void => {
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      finish()
    }
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

const MAX_DRAINED_BYTES = 8 * 1024 * 1024
/** In milliseconds. */
const MAX_DRAIN_TIME = 1000

/**
 * Lets a client that is still sending receive the response, which it would lose if the connection were closed at once.
 * Discards its data for up to a second or 8 MiB, then closes the connection.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete) return
  let remaining = MAX_DRAINED_BYTES
  const end = (): void => {
    if (!request.complete) request.socket.destroySoon()
  }
  const timer = setTimeout(end, MAX_DRAIN_TIME)
  request.on('data', (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) end()
  })
  request.once('close', () => clearTimeout(timer))
}
