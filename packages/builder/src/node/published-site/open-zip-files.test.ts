import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { BUNDLE_MANIFEST, renderBundleManifest } from '../bundle/bundle-manifest.ts'
import { createBundle } from '../bundle/create-bundle.ts'
import { openZipFiles } from './open-zip-files.ts'

const toBytes = (text: string) => new TextEncoder().encode(text)
const SITE = new Map([
  ['a.md', toBytes('# Page A\n'.repeat(50))],
  ['b/c.md', toBytes('é')],
])
const BUNDLE = createBundle(SITE, '1').bytes

const dir = mkdtempSync(join(tmpdir(), 'spearmint-zip-'))
afterAll(() => rmSync(dir, { recursive: true }))

function open(bytes: Uint8Array): ReturnType<typeof openZipFiles> {
  const path = join(dir, 'site.zip')
  writeFileSync(path, bytes)
  return openZipFiles(path, 'site.zip')
}

/** Reads a file, or the message of the refusal. */
async function read(bytes: Uint8Array, name: string): Promise<string | undefined> {
  try {
    return await open(bytes).readText(name, 10_000)
  } catch (error) {
    return String(error)
  }
}

describe('openZipFiles', () => {
  it('reads files of a bundle', async () => {
    expect(await read(BUNDLE, 'a.md')).toBe('# Page A\n'.repeat(50))
    expect(await read(BUNDLE, 'b/c.md')).toBe('é')
    for (const name of ['c.md', '../a.md', 'b', '']) expect(await read(BUNDLE, name)).toBeUndefined()
  })

  it('refuses a file that is too large before it unpacks it', async () => {
    await expect(open(BUNDLE).readText('a.md', 100)).rejects.toThrow('"a.md" is larger than')
  })

  it('refuses or does not notice every flipped bit, but never returns other text', async () => {
    for (let bit = 0; bit < BUNDLE.length * 8; bit += 7) {
      const flipped = Uint8Array.from(BUNDLE)
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
      const text = await read(flipped, 'a.md')
      if (text !== undefined && !text.includes('cannot be trusted'))
        expect(text, `bit ${bit}`).toBe('# Page A\n'.repeat(50))
    }
  })

  it('refuses a file that is not in the list of files, or not the one that was packed', async () => {
    const changed = zipSync({
      'a.md': toBytes('changed'),
      [BUNDLE_MANIFEST]: toBytes(renderBundleManifest(SITE, '1')),
    })
    expect(await read(changed, 'a.md')).toContain('"a.md" is not the file that was packed')
    const added = zipSync({ 'x.md': toBytes('x'), [BUNDLE_MANIFEST]: toBytes(renderBundleManifest(SITE, '1')) })
    expect(await read(added, 'x.md')).toContain('"x.md" is not the file that was packed')
  })

  it.each([
    ['an empty file', new Uint8Array()],
    ['another file', toBytes('x'.repeat(1000))],
    ['a part of a bundle', BUNDLE.subarray(0, -1)],
    ['a zip file without a list of files', zipSync({ 'a.md': toBytes('a') })],
    ['a path out of the folder', zipSync({ '../a.md': toBytes('a') })],
  ])('refuses %s', async (_, bytes) => {
    expect(await read(bytes, 'a.md')).toContain('"site.zip" cannot be trusted: ')
  })

  it('reports a file that does not exist', () => {
    expect(() => openZipFiles(join(dir, 'none.zip'), 'none.zip')).toThrow('Cannot read "none.zip" (ENOENT).')
  })
})
