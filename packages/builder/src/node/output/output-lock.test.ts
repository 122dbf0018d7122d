import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTempFolders } from '../../../test/temp-folders.ts'
import { LOCK_FILE, type LockSystem, lockOutput } from './output-lock.ts'

const makeFolder = useTempFolders()
const DAY = 24 * 60 * 60 * 1000

/** A machine that started at 0, where the processes 1 and 2 run. The time is `now`. */
function createSystem({ pid = 1, host = 'here', now = 100_000, running = [1, 2] } = {}): LockSystem {
  return { pid, host, now: () => now, bootTime: () => 0, isRunning: (other) => running.includes(other) }
}

function lockFor(root: string, system?: Parameters<typeof createSystem>[0]): () => void {
  return lockOutput(root, 'dist', createSystem(system))
}

describe('lockOutput', () => {
  it('keeps another build out until it is released', () => {
    const root = join(makeFolder(), 'a/dist')
    const release = lockFor(root)
    expect(() => lockFor(root, { pid: 2 })).toThrow('Another build (pid 1) is writing to "dist".')
    release()
    expect(existsSync(join(root, '..'))).toBe(false)
    lockFor(root, { pid: 2 })()
  })

  it('keeps a folder that has files', () => {
    const root = makeFolder({ 'a.html': '' })
    lockFor(root)()
    expect(readdirSync(root)).toEqual(['a.html'])
  })

  it.each([
    ['ended', { pid: 1, running: [1] }],
    ['had the number of this one', { pid: 2 }],
    ['ran before the machine was restarted', { pid: 1, now: 5_000_000, started: -20_000 }],
    ['ran on another machine more than a day ago', { pid: 1, host: 'there', now: DAY + 100_001 }],
  ])('takes over the lock of a build that %s', (_, { started, ...system }: Record<string, unknown>) => {
    const root = makeFolder()
    lockFor(root, { pid: 2, ...(started !== undefined && { now: started as number }) })
    const release = lockFor(root, system as Parameters<typeof createSystem>[0])
    expect(JSON.parse(readFileSync(join(root, LOCK_FILE), 'utf8'))).toMatchObject({ pid: system.pid })
    release()
    expect(readdirSync(root)).toEqual([])
  })

  it.each(['', '{', '[]', '{"pid":"1"}', '{"pid":2}'])('takes over a lock that contains %j', (text) => {
    const root = makeFolder({ [LOCK_FILE]: text })
    lockFor(root)()
    expect(readdirSync(root)).toEqual([])
  })

  it('respects a build on another machine', () => {
    const root = makeFolder()
    lockFor(root, { host: 'there', pid: 77 })
    expect(() => lockFor(root, { now: DAY })).toThrow('Another build (pid 77 on "there") is writing to "dist".')
  })

  it('leaves the lock of a build that took it over', () => {
    const root = makeFolder()
    const release = lockFor(root, { pid: 2 })
    writeFileSync(join(root, LOCK_FILE), 'another')
    release()
    expect(readFileSync(join(root, LOCK_FILE), 'utf8')).toBe('another')
  })

  it.skipIf(process.platform !== 'linux')('fails at once where no folder can be created', () => {
    expect(() => lockFor('/proc/x')).toThrow('ENOENT')
    expect(() => lockFor('/proc/self/x/y')).toThrow('ENOENT')
    expect(() => lockFor('/dev/null/x')).toThrow('ENOTDIR')
  })
})
