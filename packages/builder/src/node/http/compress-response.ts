import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** Quick settings: the answer is made anew for each request. */
const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 6 }),
}

/**
 * Compresses what is written to a response from here on, if the request allows it. Call it before the head is written.
 * Parts of a file (`Range`) are counted in the bytes of the file, so they stay as they are.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = findEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === undefined || request.headers.range !== undefined) return
  const writeHead = response.writeHead.bind(response)
  response.setHeader('Content-Encoding', encoding)
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    // The length is known only when all is compressed.
    const { 'Content-Length': _, ...others } = headers
    return writeHead(status, others)
  }) as typeof response.writeHead
  if (request.method !== 'HEAD') pipeThrough(response, COMPRESSORS[encoding]())
}

function pipeThrough(response: ServerResponse, stream: ReturnType<(typeof COMPRESSORS)['br' | 'gzip']>): void {
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  response.write = ((chunk: Uint8Array) => stream.write(chunk)) as typeof response.write
  response.end = ((chunk?: Uint8Array) => {
    stream.end(chunk)
    return response
  }) as typeof response.end
  stream.on('drain', () => response.emit('drain'))
  stream.on('data', (chunk: Buffer) => {
    if (write(chunk)) return
    stream.pause()
    response.once('drain', () => stream.resume())
  })
  stream.on('end', () => end())
  response.on('close', () => stream.destroy())
}

/** What is asked for by name and not refused (`;q=0`); the smaller one first. */
function findEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}
