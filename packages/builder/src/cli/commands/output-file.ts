import { closeSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { IoError } from '../../node/index.ts'
import type { CommandCode } from '../codes/command-codes.ts'
import { UsageError } from '../usage-error.ts'

/** A file that a command will write, and replace if it is one of its own. */
interface OutputFile {
  path: string
  /** The path as the user wrote it. */
  written: string
  /** The code of the error for a file that is not replaced. */
  code: CommandCode
  /** What the file may be replaced by: `a zip file`. */
  kind: string
  /** Matches the first 1,000 characters of such a file. */
  start: RegExp
}

const START_LENGTH = 1000

/**
 * Checks, before anything is built, that nothing but a file of the same kind would be replaced.
 * @throws {UsageError} if the file can't be written
 */
export function checkOutputFile({ path, written, code, kind, start }: OutputFile): void {
  const refuse = (reason: string): UsageError =>
    new UsageError(code, `Cannot write "${written}": ${reason}.`, ['Choose another file with --out.'])
  if (!statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory()) throw refuse('its folder does not exist')
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isFile()) throw refuse('it is not a file')
  if (stats.size > 0 && !start.test(readStart(path))) throw refuse(`it exists and is not ${kind}`)
}

/**
 * Writes a file so that it is never there in part.
 * @throws {IoError} if it can't be written
 */
export function writeOutputFile(path: string, written: string, content: string | Uint8Array): void {
  const draft = `${path}.part`
  try {
    writeFileSync(draft, content)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    const suggestions = ['Choose another file with --out.']
    throw new IoError('output/failed', `Cannot write "${written}" (${reason}).`, suggestions, error)
  }
}

/** A file that can't be read is like no other, so that it is not replaced. */
function readStart(path: string): string {
  const start = Buffer.alloc(START_LENGTH)
  try {
    const descriptor = openSync(path, 'r')
    const length = readSync(descriptor, start, 0, START_LENGTH, 0)
    closeSync(descriptor)
    return start.toString('latin1', 0, length)
  } catch {
    return ''
  }
}
