import { Transform } from 'node:stream'
import { RelayError } from './relay-error.ts'

/** Creates a stream that passes data through, and fails when it exceeds a size in bytes. */
export function createSizeLimit(maxSize: number, code: 'request-too-large' | 'response-too-large'): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength
      if (size > maxSize) done(toSizeError(maxSize, code))
      else done(null, chunk)
    },
  })
}

/** The error for a body that exceeds a size in bytes. */
export function toSizeError(maxSize: number, code: 'request-too-large' | 'response-too-large'): RelayError {
  const what = code === 'request-too-large' ? 'request body' : 'response'
  return new RelayError(code, `The ${what} is larger than ${Math.floor(maxSize / 2 ** 20)} MB, the limit of the relay.`)
}
