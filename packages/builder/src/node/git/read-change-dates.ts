import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import { findErrorCode } from '../find-error-code.ts'

export interface ChangeDates {
  /** When each file was last committed, as an ISO 8601 date and time, by its path in the folder. */
  dates: ReadonlyMap<string, string>
  diagnostics: Diagnostic[]
}

/** Begins the line of a commit; no path on any system holds it. */
const COMMIT = '\u0001'

/**
 * Git is asked once for the history of the folder. Paths come as they are and relative to it; what a user's or a
 * repository's settings could add (signatures, colors, pagers, renames) is switched off.
 */
const LOG = [
  ...['--no-pager', '-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '--name-only', '--relative'],
  ...['--no-renames', '--no-merges', '--no-color', '--no-ext-diff', `--format=${COMMIT}%cI %D`, '--', '.'],
]

/**
 * Reads from git when files were last changed. Reading stops at the commit that dates the last of them, so a long
 * history costs only what is needed of it. Files that were never committed have no date.
 *
 * Without git, a repository or its history there are no dates, and a diagnostic `source/no-dates` says why. The first
 * commit of a shallow clone names all files, whenever they were changed; its date counts for none.
 * @param dir the site's folder
 * @param files paths in it, with `/`
 */
export async function readChangeDates(dir: string, files: Iterable<string>): Promise<ChangeDates> {
  const open = new Set(files)
  const dates = new Map<string, string>()
  const git = spawn('git', LOG, { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  const ended = new Promise<string | undefined>((resolve) => {
    let complaint = ''
    git.stderr.on('data', (chunk) => {
      complaint += String(chunk)
    })
    git.on('error', (error) => resolve(findErrorCode(error) === 'ENOENT' ? 'there is no git' : error.message))
    git.on('close', (code) => resolve(code === 0 || open.size === 0 ? undefined : toReason(complaint)))
  })

  let date = ''
  let isShallow = false
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith(COMMIT)) {
      const [when = '', ...names] = line.slice(1).split(/[ ,]+/)
      isShallow ||= names.includes('grafted')
      date = names.includes('grafted') ? '' : when
    } else if (date !== '' && open.delete(line)) dates.set(line, date)
    if (open.size === 0) break
  }
  git.kill()
  const reason = (await ended) ?? (isShallow ? 'the clone is shallow, its history is cut off' : undefined)
  return { dates, diagnostics: reason === undefined ? [] : [toProblem(reason)] }
}

/** What git says first, without its own word for it. */
function toReason(complaint: string): string {
  return (complaint.split('\n')[0] ?? '').replace(/^fatal: /, '') || 'git failed'
}

function toProblem(reason: string): Diagnostic {
  return {
    code: 'source/no-dates',
    severity: 'warning',
    message: `The dates of the last changes are not known: ${reason}.`,
    file: '',
    ...START_OF_FILE,
    suggestions: ['Build in a clone with the whole history ("git fetch --unshallow"), or leave --dates out.'],
    url: toDiagnosticUrl('source/no-dates'),
  }
}
