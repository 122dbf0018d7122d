import type { PlaygroundWords } from '../../../src/api/browser.ts'

/** The part of a body that was received so far. */
export interface ReceivedBody {
  /** In bytes. */
  size: number
  /** Whether more may follow. */
  isOpen: boolean
  /** The start or end of a text; undefined for anything else. */
  text?: string
  /** The whole body, once it has been received. */
  blob?: Blob
  /** Why the body is incomplete. */
  problem?: string
}

/** Only this much of a text is decoded. The whole body can be saved. */
export const MAX_TEXT_LENGTH = 200_000

/** Reading stops after this many bytes, because a stream may never end. */
const MAX_BYTES = 256 * 1024 * 1024

/** Minimum time between two updates of the page. */
const UPDATE_INTERVAL = 80

/** The end of a stream is more interesting than its start. */
type TextPart = 'start' | 'end'

/**
 * Reads a body and reports its progress: soon after each chunk, and at the end.
 * @param part - The part of a long text to decode; undefined if the body isn't text.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  part: TextPart | undefined,
  onProgress: (received: ReceivedBody) => void,
  { signal, words }: { signal: AbortSignal; words: PlaygroundWords },
): Promise<void> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  let problem: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const describe = (isOpen: boolean): ReceivedBody => ({ size, isOpen, ...(part && { text }) })

  function append(chunk: Uint8Array<ArrayBuffer>): void {
    chunks.push(chunk)
    size += chunk.length
    if (part === 'end') text = (text + decoder.decode(chunk, { stream: true })).slice(-MAX_TEXT_LENGTH)
    else if (part && text.length < MAX_TEXT_LENGTH)
      text = (text + decoder.decode(chunk, { stream: true })).slice(0, MAX_TEXT_LENGTH)
    timer ??= setTimeout(() => {
      timer = undefined
      onProgress(describe(true))
    }, UPDATE_INTERVAL)
  }

  try {
    const reader = body?.getReader()
    for (let turn = await reader?.read(); turn?.value; turn = await reader?.read()) {
      append(turn.value as Uint8Array<ArrayBuffer>)
      if (size <= MAX_BYTES) continue
      problem = words.say('playground.tooLarge')
      await reader?.cancel()
    }
  } catch {
    problem = words.say(signal.aborted ? 'playground.stoppedHere' : 'playground.incomplete')
  }
  clearTimeout(timer)
  // With this type, a browser saves the file and never runs it.
  const blob = new Blob(chunks, { type: 'application/octet-stream' })
  onProgress({ ...describe(false), blob, ...(problem !== undefined && { problem }) })
}
