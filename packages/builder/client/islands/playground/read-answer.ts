/** What came of a body so far. */
export interface ReceivedBody {
  /** In bytes. */
  size: number
  /** Whether more may come. */
  isOpen: boolean
  /** The beginning of a text; undefined for anything else. */
  text?: string
  /** Everything, once it is there. */
  blob?: Blob
  /** Why it ended too early. */
  problem?: string
}

/** A longer text is not read to its end; it can be saved. */
export const LONGEST_TEXT = 200_000

/** More is not kept: a stream may never end. */
const MOST_KEPT = 256 * 1024 * 1024

/** Text is shown as it comes, but the page is drawn no more often than this. */
const MILLISECONDS_BETWEEN = 80

/** Of a text that comes without end, its end is kept. */
type TextPart = 'start' | 'end'

/**
 * Reads a body chunk by chunk and tells what came so far: soon after each chunk, and once more at the end.
 * @param part which part of a long text is kept; undefined: it is no text
 */
export async function readAnswer(
  body: ReadableStream<Uint8Array> | null,
  part: TextPart | undefined,
  show: (received: ReceivedBody) => void,
  signal: AbortSignal,
): Promise<void> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  let problem: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const describe = (isOpen: boolean): ReceivedBody => ({ size, isOpen, ...(part && { text }) })

  function read(chunk: Uint8Array<ArrayBuffer>): void {
    chunks.push(chunk)
    size += chunk.length
    if (part === 'end') text = (text + decoder.decode(chunk, { stream: true })).slice(-LONGEST_TEXT)
    else if (part && text.length < LONGEST_TEXT)
      text = (text + decoder.decode(chunk, { stream: true })).slice(0, LONGEST_TEXT)
    timer ??= setTimeout(() => {
      timer = undefined
      show(describe(true))
    }, MILLISECONDS_BETWEEN)
  }

  try {
    const reader = body?.getReader()
    for (let turn = await reader?.read(); turn?.value; turn = await reader?.read()) {
      read(turn.value as Uint8Array<ArrayBuffer>)
      if (size <= MOST_KEPT) continue
      problem = 'The rest was not read: it is too large to keep.'
      await reader?.cancel()
    }
  } catch {
    problem = signal.aborted ? 'Stopped here.' : 'The answer ended too early.'
  }
  clearTimeout(timer)
  // Without a type a browser saves it and never runs it.
  const blob = new Blob(chunks, { type: 'application/octet-stream' })
  show({ ...describe(false), blob, ...(problem !== undefined && { problem }) })
}
