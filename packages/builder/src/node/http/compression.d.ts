// The types of DefinitelyTyped require those of Express, which this package does not use.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Options {
    /** Whether to compress a response; called when its headers are written. */
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean
    /** Smaller responses are not compressed, in bytes. */
    threshold?: number
  }

  /** Compresses what is written to the response after `next` is called. */
  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  function compression(options?: Options): Compress
  export = compression
}
