import { Transform } from 'node:stream'
import { MAX_BUFFERED_BODY, toSlowError } from './create-body-receiver.ts'

/** Creates a stream that passes data through, and fails when less than 1 MB arrives in a period of this time. */
export function createPaceLimit(time: number): Transform {
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength
      done(null, chunk)
    },
    destroy(error, done) {
      clearInterval(timer)
      done(error)
    },
  })
  const timer = setInterval(() => {
    // Data that waits here waits for the API, which has limits of its own.
    const waitsForCaller = stream.readableLength === 0 && !stream.writableEnded
    if (size < MAX_BUFFERED_BODY && waitsForCaller) stream.destroy(toSlowError())
    size = 0
  }, time)
  return stream
}
