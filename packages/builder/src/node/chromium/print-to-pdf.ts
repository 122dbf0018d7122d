import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IoError } from '../operational-error.ts'

/** How long Chromium may take, in milliseconds. */
interface PrintLimits {
  withTags: number
  withoutTags: number
}

/**
 * The time for tags grows faster than the document: 1,400 pages take two minutes, and 3,000 more than ten. So it gets a
 * second chance without them.
 */
const LIMITS: PrintLimits = { withTags: 5 * 60 * 1000, withoutTags: 15 * 60 * 1000 }

/** No dialogs, no background connections, and no server that could be reached. The policy of the document forbids scripts. */
const OPTIONS = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pdf-header-footer',
  '--generate-pdf-document-outline',
]

/** A PDF, and whether it has tags for screen readers. */
export interface PrintedPdf {
  bytes: Uint8Array
  isTagged: boolean
}

/**
 * Prints an HTML document to PDF, with an outline of its headings, and with tags if the browser can add them in time.
 * @param program - The path of Chromium, Chrome or Edge.
 * @throws {IoError} if the browser writes no PDF
 */
export async function printToPdf(program: string, html: string, limits = LIMITS): Promise<PrintedPdf> {
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-pdf-'))
  const page = join(folder, 'book.html')
  const pdf = join(folder, 'book.pdf')
  // The sandbox of Chromium refuses to start for root.
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const print = async (tags: string, timeout: number): Promise<{ bytes?: Uint8Array; problem: string }> => {
    const profile = `--user-data-dir=${mkdtempSync(join(folder, 'profile-'))}`
    const args = [...OPTIONS, ...rights, profile, tags, `--print-to-pdf=${pdf}`, pathToFileURL(page).href]
    const { output, isStopped } = await run(program, args, timeout)
    // A browser that was stopped may have written a part of the file.
    if (isStopped) return { problem: 'it did not finish in time' }
    return existsSync(pdf) ? { bytes: await readFile(pdf), problem: '' } : { problem: toReason(output) }
  }
  try {
    writeFileSync(page, html)
    const { bytes: tagged } = await print('--export-tagged-pdf', limits.withTags)
    if (tagged !== undefined) return { bytes: tagged, isTagged: true }
    rmSync(pdf, { force: true })
    const { bytes, problem } = await print('--disable-pdf-tagging', limits.withoutTags)
    if (bytes === undefined) throw toError(program, problem)
    return { bytes, isTagged: false }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Runs the browser. Returns what it prints on stderr, and whether something stopped it, such as the time limit. */
function run(
  program: string,
  args: readonly string[],
  timeout: number,
): Promise<{ output: string; isStopped: boolean }> {
  return new Promise((resolve, reject) => {
    const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout, windowsHide: true })
    let output = ''
    browser.stderr.on('data', (chunk) => {
      output = `${output}${String(chunk)}`.slice(-20_000)
    })
    browser.on('error', (error) => reject(toError(program, error.message)))
    browser.on('close', (_code, signal) => resolve({ output, isStopped: signal !== null }))
  })
}

function toReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('dbus'))
  return lines.at(-1)?.slice(0, 300) ?? 'it printed no reason'
}

function toError(program: string, reason: string): IoError {
  return new IoError('output/failed', `"${program}" did not write the PDF: ${reason}.`, [
    'Update the browser, or name another one with the variable CHROME_PATH.',
    'Export the book as HTML and print it in your browser: npx spearmint export html',
  ])
}
