import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { SOURCE_CODES } from '../codes.ts'
import { findErrorCode } from '../find-error-code.ts'

export interface ChangeDates {
  /** The time of each file's last commit (ISO 8601), by path in the folder. */
  dates: ReadonlyMap<string, string>
  diagnostics: Diagnostic[]
}

/** Starts the line of a commit. No path on any system contains it. */
const COMMIT = '\u0001'

/**
 * One command for the history of the folder. Paths are relative to it and unquoted. Whatever the settings of a user or
 * repository could add (signatures, colors, pagers, renames) is disabled.
 */
const LOG = [
  ...['--no-pager', '-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '--name-only', '--relative'],
  ...['--no-renames', '--no-merges', '--no-color', '--no-ext-diff', `--format=${COMMIT}%cI %D`],
]

/**
 * Reads from Git when files were last changed. Reading stops as soon as every file has a date, so a long history costs
 * little. Files that were never committed have no date.
 *
 * Without Git, a repository or its history there are no dates, and the diagnostic `source/no-dates` reports why. The
 * first commit of a shallow clone lists all files, whenever they were changed, so its date is ignored.
 *
 * @param dir - The site's folder.
 * @param files - Paths in it, with `/`.
 * @param commit - Hash of the last commit to read. Default: that of what is checked out.
 */
export async function readChangeDates(dir: string, files: Iterable<string>, commit?: string): Promise<ChangeDates> {
  const undated = new Set(files)
  const dates = new Map<string, string>()
  const git = spawn('git', [...LOG, ...(commit === undefined ? [] : [commit]), '--', '.'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const ended = new Promise<string | undefined>((resolve) => {
    let output = ''
    git.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    git.on('error', (error) => resolve(findErrorCode(error) === 'ENOENT' ? 'Git is not installed' : error.message))
    git.on('close', (code) => resolve(code === 0 || undated.size === 0 ? undefined : toReason(output)))
  })

  let date = ''
  let isShallow = false
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(COMMIT)) {
      const [when = '', ...names] = line.slice(1).split(/[ ,]+/)
      isShallow ||= names.includes('grafted')
      date = names.includes('grafted') ? '' : when
    } else if (date !== '' && undated.delete(line)) dates.set(line, date)
    if (undated.size === 0) break
  }
  git.kill()
  const failure = await ended
  const reason = failure ?? (isShallow ? 'the clone is shallow' : undefined)
  return { dates, diagnostics: reason === undefined ? [] : [toDatesDiagnostic(reason, failure === undefined)] }
}

/** The first line of an error message of Git, without the prefix. */
function toReason(output: string): string {
  return (output.split('\n')[0] ?? '').replace(/^fatal: /, '') || 'Git failed'
}

function toDatesDiagnostic(reason: string, isShallow: boolean): Diagnostic {
  return toDiagnostic(SOURCE_CODES, {
    code: 'source/no-dates',
    message: `Cannot read the dates of the last changes: ${reason}.`,
    suggestions: [
      isShallow
        ? 'Fetch the history with "git fetch --unshallow", or omit --dates.'
        : 'Build in a clone of the repository, with Git installed, or omit --dates.',
    ],
  })
}
