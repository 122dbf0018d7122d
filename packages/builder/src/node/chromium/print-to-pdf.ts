import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IoError } from '../operational-error.ts'

/** In milliseconds. Chromium never finishes the tags of some large documents, so it gets a second chance without them. */
const TIMEOUTS = { withTags: 2 * 60 * 1000, withoutTags: 15 * 60 * 1000 }

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
export async function printToPdf(program: string, html: string): Promise<PrintedPdf> {
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-pdf-'))
  const page = join(folder, 'book.html')
  const pdf = join(folder, 'book.pdf')
  // The sandbox of Chromium refuses to start for root.
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const print = async (tags: string, timeout: number): Promise<string> => {
    const profile = `--user-data-dir=${mkdtempSync(join(folder, 'profile-'))}`
    const args = [...OPTIONS, ...rights, profile, tags, `--print-to-pdf=${pdf}`, pathToFileURL(page).href]
    return run(program, args, timeout)
  }
  const isWritten = (): boolean => statSync(pdf, { throwIfNoEntry: false }) !== undefined
  try {
    writeFileSync(page, html)
    await print('--export-tagged-pdf', TIMEOUTS.withTags)
    const isTagged = isWritten()
    const output = isTagged ? '' : await print('--disable-pdf-tagging', TIMEOUTS.withoutTags)
    if (!isWritten()) throw toError(program, toReason(output))
    return { bytes: await readFile(pdf), isTagged }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Runs the browser. Returns what it prints on stderr. */
function run(program: string, args: readonly string[], timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout, windowsHide: true })
    let output = ''
    browser.stderr.on('data', (chunk) => {
      output = `${output}${String(chunk)}`.slice(-20_000)
    })
    browser.on('error', (error) => reject(toError(program, error.message)))
    browser.on('close', () => resolve(output))
  })
}

function toReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('dbus'))
  return lines.at(-1)?.slice(0, 300) ?? 'it printed no reason'
}

function toError(program: string, reason: string): IoError {
  return new IoError('output/failed', `"${program}" did not write the PDF: ${reason}.`, [
    'Update the browser, or name another one with the variable CHROME_PATH.',
    'Export the book as HTML and print it in your browser: spearmint export html',
  ])
}
