import { connect } from 'node:net'

export interface RawOptions {
  /** Milliseconds without data after which the response counts as complete. Default 300. */
  quiet?: number
}

/**
 * Sends raw bytes and returns everything that is received until the connection closes or is quiet.
 * @param parts sent one after the other
 */
export function sendRaw(
  port: number,
  parts: readonly (string | Buffer)[],
  { quiet = 300 }: RawOptions = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let timer: NodeJS.Timeout | undefined
    const end = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(text)
    }
    socket.on('data', (chunk) => {
      text += chunk
      clearTimeout(timer)
      timer = setTimeout(end, quiet)
    })
    // A client that is rejected while sending can see a reset after the response.
    socket.on('error', end)
    socket.on('close', end)
    for (const part of parts) socket.write(part)
  })
}

export interface RawResponse {
  status: number
  /** The status line and the headers, unparsed. */
  head: string
  body: Record<string, unknown>
}

/** Parses the responses in received text. */
export function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const [head = '', ...others] = rest.split('\r\n\r\n')
    const after = others.join('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const status = Number(head.slice(9, 12))
    if (status !== 100) responses.push({ status, head, body: JSON.parse(after.slice(0, length)) })
    rest = after.slice(length)
  }
  return responses
}
