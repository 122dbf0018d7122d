import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { toPagePath } from './create-bench-site.ts'
import { findMiddle } from './measured.ts'
import { readCpu } from './read-processes.ts'
import { SPEARMINT } from './spearmint-command.ts'
import { waitForText } from './wait-for-text.ts'

/** What `spearmint dev` took. All times are in milliseconds of the processor, but for the walls. */
export interface DevMeasured {
  pages: number
  /** From start to the answer of the first page. */
  firstPage: number
  firstPageWall: number
  /** From the first question of a browser for Vite, which starts it, until nothing is done any more. */
  vite: number
  /** From saving a page to the answer with the new text and all that follows it: the mean of all edits. */
  edit: number
  editWall: number
}

const EDITS = 20
/** How often the page is asked for after an edit, in milliseconds. Each question costs the server a little, so not all the time. */
const QUESTION = 40
/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 30_000

/**
 * Starts `spearmint dev` in a folder, asks for a page, and edits that page again and again.
 *
 * @throws when it ends, fails, or does not answer, or an edit is not seen in 30 s
 */
export async function measureDev(folder: string, pages: number): Promise<DevMeasured> {
  const started = performance.now()
  const [command, ...words] = [...SPEARMINT, 'dev', folder, '--port', '0', '--json']
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const origin = await readAddress(child)
    const address = `${origin}${toPagePath(pages >> 1)}`
    const id = child.pid as number
    await readPage(address)
    const firstPage = readCpu(id)
    const firstPageWall = performance.now() - started
    // Otherwise Vite would start by itself, in the midst of an edit.
    await readPage(`${origin}@vite/client`)
    await settle(id)
    const vite = readCpu(id) - firstPage
    const walls: number[] = []
    const before = readCpu(id)
    for (let edit = 1; edit <= EDITS; edit++) {
      const sentence = `This was saved as number ${edit}.`
      const saved = performance.now()
      appendFileSync(join(folder, `${toPagePath(pages >> 1)}.mdx`), `\n${sentence}\n`)
      await waitForText(sentence, () => readPage(address), { pause: QUESTION, limit: PATIENCE })
      walls.push(performance.now() - saved)
      // What the edit makes the server do after the answer is its cost too.
      await settle(id)
    }
    const edit = (readCpu(id) - before) / EDITS
    return { pages, firstPage, firstPageWall, vite, edit, editWall: findMiddle(walls) ?? 0 }
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const { event, url } = JSON.parse(line) as { event: string; url: string }
    if (event === 'listening') return url
  }
  throw new Error('spearmint dev ended before it listened.')
}

async function readPage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.text()
}

/** Waits until a process has done nothing for a while, for ten seconds at most. */
async function settle(id: number): Promise<void> {
  for (let look = 0, last = -1, now = readCpu(id); now !== last && look < 40; now = readCpu(id), look++) {
    last = now
    await wait(250)
  }
}
