import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTempFolders } from '../../test/temp-folders.ts'
import { DiskCache } from './cache/disk-cache.ts'
import { createTextCache, DiskOutputFolder, IoError, openParseGuard, readMarker, readRepository } from './index.ts'
import { readOrigins } from './relay/site-origins.ts'

const makeTempFolder = useTempFolders()

function makeFolder(...pipes: string[]): string {
  const folder = makeTempFolder()
  for (const pipe of pipes) {
    mkdirSync(dirname(join(folder, pipe)), { recursive: true })
    execFileSync('mkfifo', [join(folder, pipe)])
  }
  return folder
}

function build(out: string): void {
  const output = new DiskOutputFolder(out, { from: makeTempFolder(), version: '1.0.0', base: '' })
  output.lock()
  try {
    output.write('a.html', 'a')
    output.finish()
  } finally {
    output.unlock()
  }
}

describe.skipIf(process.platform === 'win32')('a named pipe, which nobody writes to, is never waited for', () => {
  it('in the repository', () => {
    const folder = makeFolder('package.json', '.git/HEAD', '.git/config', '.git/commondir')
    expect(readRepository(folder)).toBeUndefined()
  })

  it('in the output folder', () => {
    for (const name of ['.spearmint', '.spearmint-journal', '.spearmint-lock']) {
      const out = makeFolder(name)
      expect(() => build(out), name).toThrow(IoError)
      expect(readMarker(out)).toBeUndefined()
    }
    expect(() => build(makeFolder('.spearmint-new'))).toThrow(IoError)
    expect(readOrigins(makeFolder('_spearmint/relay-origins.json'))).toEqual([])
  })

  it('in a cache', async () => {
    const folder = makeFolder('parsing', 'not-native.txt', 'cache.json.new', 'cache.pack.new')
    execFileSync('mkfifo', [join(folder, 'cache.pack'), join(folder, 'cache.json')])
    const guard = openParseGuard(folder)
    expect(guard.allows('text')).toBe(true)
    guard.close()
    const cache = new DiskCache(folder, '1')
    cache.set('a', { text: 'a'.repeat(2_000_000) })
    cache.close()
    expect(new DiskCache(folder, '2').find('a')).toBeUndefined()
    const fetchText = createTextCache(folder, async () => ({ text: 'text' }))
    expect(await fetchText('https://a.example/')).toEqual({ text: 'text' })
  })
})
