import { Transform } from 'node:stream'
import { RelayError } from './relay-error.ts'

/** Creates a stream that hands on what it gets, and fails when it is more than so many bytes. */
export function createSizeLimit(most: number, code: 'request-too-large' | 'response-too-large'): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength
      if (size > most) done(toSizeError(most, code))
      else done(null, chunk)
    },
  })
}

/** The error of a body that is larger than a limit in bytes. */
export function toSizeError(most: number, code: 'request-too-large' | 'response-too-large'): RelayError {
  const what = code === 'request-too-large' ? 'body' : 'answer'
  return new RelayError(
    code,
    `The ${what} is larger than ${Math.floor(most / 2 ** 20)} MB, the most that the relay hands on.`,
  )
}
