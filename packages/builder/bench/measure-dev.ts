import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { toPagePath } from './create-bench-site.ts'
import { findMedian } from './measured.ts'
import { readCpu } from './read-processes.ts'
import { SPEARMINT } from './spearmint-command.ts'
import { waitForText } from './wait-for-text.ts'

/** The cost of `spearmint dev`. All figures are CPU time in milliseconds, except `…Wall`, which is wall-clock time. */
export interface DevMeasured {
  pages: number
  /** From the start to the response with the first page. */
  firstPage: number
  firstPageWall: number
  /** From a browser's first request for Vite, which starts it, until the process is idle. */
  vite: number
  /** From saving a page until the response has the new text and the process is idle: the mean of all edits. */
  edit: number
  editWall: number
}

const EDITS = 20
/** Milliseconds between requests after an edit. Each request costs the server a little. */
const POLL_INTERVAL = 40
/** Milliseconds to wait for a response. */
const TIMEOUT = 30_000

/**
 * Starts `spearmint dev` in a folder, requests a page, and edits that page repeatedly.
 *
 * @throws if it exits, fails or doesn't respond, or if an edit doesn't appear within 30 s
 */
export async function measureDev(folder: string, pages: number): Promise<DevMeasured> {
  const started = performance.now()
  const [command, ...args] = [...SPEARMINT, 'dev', folder, '--port', '0', '--json']
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const origin = await readAddress(child)
    const address = `${origin}${toPagePath(pages >> 1)}`
    const id = child.pid as number
    await readPage(address)
    const firstPage = readCpu(id)
    const firstPageWall = performance.now() - started
    // Otherwise Vite would start on its own during an edit.
    await readPage(`${origin}@vite/client`)
    await settle(id)
    const vite = readCpu(id) - firstPage
    const walls: number[] = []
    const before = readCpu(id)
    for (let edit = 1; edit <= EDITS; edit++) {
      const sentence = `This was saved as number ${edit}.`
      const saved = performance.now()
      appendFileSync(join(folder, `${toPagePath(pages >> 1)}.mdx`), `\n${sentence}\n`)
      await waitForText(sentence, () => readPage(address), { pause: POLL_INTERVAL, limit: TIMEOUT })
      walls.push(performance.now() - saved)
      // Work that the server does after the response is part of the cost.
      await settle(id)
    }
    const edit = (readCpu(id) - before) / EDITS
    return { pages, firstPage, firstPageWall, vite, edit, editWall: findMedian(walls) ?? 0 }
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
  throw new Error('spearmint dev exited before it was listening.')
}

async function readPage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`)
  return response.text()
}

/** Waits until a process is idle, for up to ten seconds. */
async function settle(id: number): Promise<void> {
  for (let look = 0, last = -1, now = readCpu(id); now !== last && look < 40; now = readCpu(id), look++) {
    last = now
    await wait(250)
  }
}
