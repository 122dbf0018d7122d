import { closeSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { join } from 'node:path'
import { isObject } from '../../core/index.ts'
import { findErrorCode } from '../find-error-code.ts'
import { makeFolders, removeIfEmpty } from '../make-folders.ts'
import { IoError } from '../operational-error.ts'
import { readRegularFile } from '../read-regular-file.ts'

/** Name of the file that exists in an output folder while a build writes to it. */
export const LOCK_FILE = '.spearmint-lock'

/** What a lock says about its build. */
interface LockHolder {
  pid: number
  host: string
  /** Milliseconds since 1970. */
  started: number
}

/** What is known about this machine and its processes. */
export interface LockSystem {
  pid: number
  host: string
  now(): number
  /** When the machine started. */
  bootTime(): number
  isRunning(pid: number): boolean
}

/** Nobody can ask for the processes of another machine, which may share the folder. Builds take minutes. */
const MAX_AGE_ELSEWHERE = 24 * 60 * 60 * 1000

/** Clocks of a machine differ by a little. */
const BOOT_TOLERANCE = 10_000

/**
 * Locks an output folder, so that two builds don't write to it at the same time. Creates the folder if it does not exist.
 * The lock of a build that was killed is taken over. Returns a function that releases the lock.
 *
 * @param root The folder, absolute. @param dir The same as the user wrote it.
 * @throws {IoError} if another build is writing to the folder
 */
export function lockOutput(root: string, dir: string, system: LockSystem = THIS_SYSTEM): () => void {
  const made: string[] = []
  makeFolders(root, made)
  const path = join(root, LOCK_FILE)
  const { pid, host } = system
  const text = JSON.stringify({ pid, host, started: system.now() } satisfies LockHolder)
  if (!createLock(path, text)) {
    const current = readLock(path)
    const holder = parseHolder(current)
    if (holder !== undefined && isHeld(holder, system)) throw toLocked(dir, holder, system)
    if (current !== undefined) takeAway(path, current, pid)
    if (!createLock(path, text)) throw toLocked(dir, parseHolder(readLock(path)), system)
  }
  return () => {
    if (readLock(path) === text) rmSync(path, { force: true })
    for (const folder of made.toReversed()) if (!removeIfEmpty(folder)) break
  }
}

/** Creates the file of a lock. Returns false if there is one. */
function createLock(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, text)
    closeSync(file)
    return true
  } catch (error) {
    if (findErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

function readLock(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}

/** A lock that cannot be read was cut off by a kill. */
function parseHolder(text: string | undefined): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isObject(value)) return undefined
    const { pid, host, started } = value
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof started !== 'number') return undefined
    return { pid, host, started }
  } catch {
    return undefined
  }
}

/** Whether the build of a lock is still running. In a new container, process IDs start again with the same numbers. */
function isHeld({ pid, host, started }: LockHolder, system: LockSystem): boolean {
  if (host !== system.host) return system.now() - started < MAX_AGE_ELSEWHERE
  return pid !== system.pid && started > system.bootTime() - BOOT_TOLERANCE && system.isRunning(pid)
}

/** Removes a stale lock. If another build has replaced it in the meantime, that lock is put back. */
function takeAway(path: string, stale: string, pid: number): void {
  const aside = `${path}-${pid}`
  try {
    renameSync(path, aside)
    if (readLock(aside) !== stale) linkSync(aside, path)
  } catch {
    // Another build has taken it over. Creating the lock shows that.
  }
  rmSync(aside, { force: true })
}

function toLocked(dir: string, holder: LockHolder | undefined, system: LockSystem): IoError {
  const pid = holder === undefined ? 'unknown pid' : `pid ${holder.pid}`
  const where = holder === undefined || holder.host === system.host ? '' : ` on "${holder.host}"`
  return new IoError('output/locked', `Another build (${pid}${where}) is writing to "${dir}".`, [
    'Wait until it has finished, or choose another output folder.',
    `If no build is running, delete "${join(dir, LOCK_FILE)}".`,
  ])
}

const THIS_SYSTEM: LockSystem = {
  pid: process.pid,
  host: hostname(),
  now: Date.now,
  bootTime: () => Date.now() - uptime() * 1000,
  isRunning(pid) {
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      return findErrorCode(error) === 'EPERM'
    }
  },
}
