import { type IncomingHttpHeaders, request } from 'node:http'

export interface Response {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent, maybe compressed. */
  bytes: Buffer
  text: string
}

/** Requests a path as it is: `fetch` would normalize it, follow redirects and ask for compression. */
export function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    sent.on('error', reject).end()
  })
}
