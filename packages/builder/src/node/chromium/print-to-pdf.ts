import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IoError } from '../operational-error.ts'

/** A book with thousands of pages takes minutes. */
const TIMEOUT = 15 * 60 * 1000

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
  '--export-tagged-pdf',
  '--generate-pdf-document-outline',
]

/**
 * Prints an HTML document to PDF, with an outline of its headings and tags for screen readers.
 * @param program - The path of Chromium, Chrome or Edge.
 * @throws {IoError} if the browser writes no PDF
 */
export async function printToPdf(program: string, html: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-pdf-'))
  const page = join(folder, 'book.html')
  const pdf = join(folder, 'book.pdf')
  try {
    writeFileSync(page, html)
    // The sandbox of Chromium refuses to start for root.
    const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const profile = `--user-data-dir=${join(folder, 'profile')}`
    const output = await run(program, [
      ...OPTIONS,
      ...rights,
      profile,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ])
    if (statSync(pdf, { throwIfNoEntry: false }) === undefined) throw toError(program, toReason(output))
    return await readFile(pdf)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Runs the browser. Returns what it prints on stderr. */
function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: TIMEOUT, windowsHide: true })
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
