import type { IncomingMessage } from 'node:http'
import { RelayError, toBusyError } from './relay-error.ts'
import type { RelayLimits } from './relay-options.ts'

/** Bodies up to this size in bytes are buffered, so that they can be sent again after a redirect. */
export const MAX_BUFFERED_BODY = 2 ** 20

/**
 * Receives a body before its request takes one of the few slots for requests in progress. Resolves to undefined if the
 * body is longer than what is buffered. Then the stream still contains all of it.
 */
export type ReceiveBody = (request: IncomingMessage) => Promise<Buffer | undefined>

/**
 * Creates a receiver that callers can't block by sending slowly: each body has a deadline, and when there are too many,
 * the one that has been incomplete for the longest time is given up.
 */
export function createBodyReceiver({ bodyTime, bodies }: Pick<RelayLimits, 'bodyTime' | 'bodies'>): ReceiveBody {
  /** Gives up an incomplete body. The oldest comes first. */
  const incomplete = new Set<() => void>()

  return (request) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      let size = 0
      const add = (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.byteLength
        if (size <= MAX_BUFFERED_BODY) return
        request.pause()
        stop()
        request.unshift(Buffer.concat(chunks))
        resolve(undefined)
      }
      const finish = () => {
        stop()
        resolve(Buffer.concat(chunks))
      }
      const fail = (error: unknown) => {
        stop()
        reject(error)
      }
      const giveUp = () => fail(toBusyError())
      const interrupt = () => fail(new RelayError('no-connection', 'The connection was interrupted.'))
      const timer = setTimeout(() => fail(toSlowError()), bodyTime)
      const stop = () => {
        clearTimeout(timer)
        incomplete.delete(giveUp)
        request.off('data', add).off('end', finish).off('error', fail).off('close', interrupt)
      }

      const [oldest] = incomplete
      if (incomplete.size >= bodies) oldest?.()
      incomplete.add(giveUp)
      request.on('data', add).on('end', finish).on('error', fail).on('close', interrupt)
    })
}

/** The error for a body that arrives too slowly. */
export function toSlowError(): RelayError {
  return new RelayError('slow-request', 'The request body arrives too slowly.')
}
