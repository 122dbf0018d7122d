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

/** What `spearmint dev` took. All times are in milliseconds of the processor, but for the walls. */
export interface DevMeasured {
  pages: number
  /** From start to the answer of the first page. */
  firstPage: number
  firstPageWall: number
  /** From saving a page to the answer with the new text, of all edits together, for each. */
  edit: number
  /** The first edit, before the code is compiled. */
  firstEdit: number
  editWall: number
}

const EDITS = 20
/** How often the page is asked for after an edit. Each question costs the server a little, so not all the time. */
const QUESTION = 40

/** Starts `spearmint dev` in a folder, asks for a page, and edits that page again and again. */
export async function measureDev(folder: string, pages: number): Promise<DevMeasured> {
  const started = performance.now()
  const [command, ...words] = [...SPEARMINT, 'dev', folder, '--port', '0', '--json']
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const address = `${await readAddress(child)}${toPagePath(pages >> 1)}`
    const id = child.pid as number
    await readPage(address)
    const firstPage = readCpu(id)
    const firstPageWall = performance.now() - started
    await settle(id)
    const edits: number[] = []
    const walls: number[] = []
    for (let edit = 1; edit <= EDITS; edit++) {
      const sentence = `This was saved as number ${edit}.`
      const before = readCpu(id)
      const saved = performance.now()
      appendFileSync(join(folder, `${toPagePath(pages >> 1)}.mdx`), `\n${sentence}\n`)
      do await wait(QUESTION)
      while (!(await readPage(address)).includes(sentence))
      walls.push(performance.now() - saved)
      // What the edit makes the server do after the answer is its cost too.
      await settle(id)
      edits.push(readCpu(id) - before)
    }
    const [firstEdit = 0, ...later] = edits
    const edit = later.reduce((sum, time) => sum + time, 0) / later.length
    return { pages, firstPage, firstPageWall, edit, firstEdit, editWall: findMiddle(walls) ?? 0 }
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
  const response = await fetch(address)
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
