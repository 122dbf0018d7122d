import { connect } from 'node:net'

export interface RawOptions {
  /** Milliseconds after the last byte until the answer is taken for whole. Default 300. */
  quiet?: number
}

/**
 * Sends bytes as they are and gives everything that came back, until the other side ends or is quiet.
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
    // Who is refused while sending may see a reset after the answer.
    socket.on('error', end)
    socket.on('close', end)
    for (const part of parts) socket.write(part)
  })
}

export interface RawAnswer {
  status: number
  /** The line of the status and the headers, as they came. */
  head: string
  body: Record<string, unknown>
}

/** The answers in what came back. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const [head = '', ...others] = rest.split('\r\n\r\n')
    const after = others.join('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const status = Number(head.slice(9, 12))
    if (status !== 100) answers.push({ status, head, body: JSON.parse(after.slice(0, length)) })
    rest = after.slice(length)
  }
  return answers
}
