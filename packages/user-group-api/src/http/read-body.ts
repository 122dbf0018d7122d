import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../model/service-error.ts'

/**
 * Reads the body of a request, of any method.
 * @param limit in bytes
 * @throws ServiceError `body_too_large`; what still comes is left to {@link drain}
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => new ServiceError('body_too_large', `The body is larger than ${limit} bytes.`)
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length
      if (size > limit) throw tooLarge()
      chunks.push(chunk as Buffer)
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    // The caller went away; nobody hears this answer, and it is no bug of ours.
    throw new ServiceError('bad_request', 'The body ended too early.', { cause })
  }
  return Buffer.concat(chunks)
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
