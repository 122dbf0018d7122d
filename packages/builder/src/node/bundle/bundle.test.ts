import { crc32, deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { readVersion } from '../package-data/read-package.ts'
import { BUNDLE_MANIFEST, parseBundleManifest, renderBundleManifest } from './bundle-manifest.ts'
import { createBundle } from './create-bundle.ts'
import { readZip } from './read-zip.ts'
import { verifyArchive, verifyWebsite } from './verify-bundle.ts'

const toBytes = (text: string) => new TextEncoder().encode(text)

const SITE = new Map([
  ['index.html', toBytes('<h1>Start</h1>'.repeat(20))],
  ['guides/船 a.html', toBytes('<h1>A</h1>')],
  ['404.html', toBytes('')],
])

const { bytes: BUNDLE, manifestHash } = createBundle(SITE, readVersion())

const verify = (bytes: Uint8Array) => {
  const { diagnostics, ...rest } = verifyArchive(bytes, 'a.zip')
  return { ...rest, problems: diagnostics.map(({ code, file }) => `${code} ${file}`) }
}

/** A zip file with these files and their list, written by another program. */
const zip = (files: Record<string, string>, listed: ReadonlyMap<string, Uint8Array> = SITE) =>
  zipSync({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, toBytes(text)])),
    [BUNDLE_MANIFEST]: toBytes(renderBundleManifest(listed, 'other')),
  })

describe('createBundle', () => {
  it('writes the same bytes for the same files, in any order and time zone', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const again = createBundle(new Map([...SITE].reverse()), readVersion())
    vi.unstubAllEnvs()
    expect(Buffer.from(again.bytes).equals(BUNDLE)).toBe(true)
  })
})

describe('verifyArchive', () => {
  it('accepts a bundle', () => {
    expect(verify(BUNDLE)).toEqual({ files: 3, manifestHash, problems: [] })
  })

  it('finds every flipped bit', () => {
    for (let bit = 0; bit < BUNDLE.length * 8; bit++) {
      const flipped = Uint8Array.from(BUNDLE)
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(verify(flipped).problems.length, `bit ${bit}`).toBeGreaterThan(0)
    }
  })

  it('finds missing bytes and bytes at either end', () => {
    const cut = [BUNDLE.subarray(0, -1), BUNDLE.subarray(1), BUNDLE.subarray(0, 40), new Uint8Array()]
    for (const bytes of [...cut, Buffer.concat([BUNDLE, BUNDLE]), Buffer.concat([BUNDLE, Buffer.from('x')])]) {
      expect(verify(bytes)).toEqual({ files: 0, problems: ['bundle/unreadable a.zip'] })
    }
  })

  it('finds changed, missing and added files', () => {
    const bytes = zip({ 'index.html': 'changed', 'guides/船 a.html': '<h1>A</h1>', 'evil.js': '' })
    expect(verify(bytes).problems).toEqual([
      'bundle/missing 404.html',
      'bundle/added evil.js',
      'bundle/changed index.html',
    ])
  })

  it('reports a zip file without a list of files, and with a list that is damaged', () => {
    expect(verify(zipSync({ 'a.html': toBytes('') })).problems).toEqual(['bundle/unreadable a.zip'])
    for (const list of ['', '{}', '{"tool":"spearmint","version":"1","files":{"../a":{}}}']) {
      expect(verify(zipSync({ [BUNDLE_MANIFEST]: toBytes(list) })).problems).toEqual(['bundle/unreadable a.zip'])
    }
  })
})

/** A zip file of one entry, of which each part can be wrong. */
function toArchive({
  name = 'a.txt',
  data = deflateRawSync('text'),
  size = 4,
  flags = 0,
  method = 8,
  mode = 0,
  start = 0,
  copies = 1,
  checksum = crc32('text'),
  localName = '',
} = {}): Buffer {
  const title = Buffer.from(name)
  const localTitle = Buffer.from(localName || name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(flags, 6)
  local.writeUInt16LE(method, 8)
  local.writeUInt32LE(checksum, 14)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(size, 22)
  local.writeUInt16LE(localTitle.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(checksum, 16)
  entry.writeUInt32LE(data.length, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(title.length, 28)
  entry.writeUInt32LE(mode, 38)
  entry.writeUInt32LE(start, 42)
  const end = Buffer.alloc(22)
  const files = [local, localTitle, data]
  const directory = new Array(copies).fill([entry, title]).flat() as Buffer[]
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(copies, 10)
  end.writeUInt32LE(Buffer.concat(files).length, 16)
  return Buffer.concat([...files, ...directory, end])
}

describe('readZip', () => {
  it('reads an archive in which nothing is wrong', () => {
    expect(readZip(toArchive())).toEqual({ files: new Map([['a.txt', Buffer.from('text')]]) })
  })

  it.each([
    ['a path that leads out', { name: '../a.txt' }, 'leads out of its folder'],
    ['an absolute path', { name: '/etc/passwd' }, 'leads out of its folder'],
    ['a drive', { name: 'C:/a.txt' }, 'leads out of its folder'],
    ['a backslash', { name: '..\\a.txt' }, 'leads out of its folder'],
    ['a folder', { name: 'a/' }, 'leads out of its folder'],
    ['another path in the local header', { localName: '../b.t' }, 'described in two different ways'],
    ['a link', { mode: 0xa1ff0000 }, '"a.txt" is a link'],
    ['an encrypted file', { flags: 1 }, 'is encrypted'],
    ['an unknown compression', { method: 12 }, 'unknown compression'],
    [
      'a file that is larger than it claims to be',
      { data: deflateRawSync(Buffer.alloc(1e6)) },
      'larger than it claims',
    ],
    ['a file that is smaller than it claims to be', { size: 5 }, 'has another size'],
    ['a file that claims to be huge', { size: 0xffffffff }, 'larger than 2 GB'],
    ['a file with another checksum', { checksum: 1 }, '"a.txt" is damaged'],
    ['data that is not compressed', { data: Buffer.from('text') }, 'is damaged'],
    ['a position outside of the archive', { start: 0xffff }, 'does not follow'],
    ['two entries for one file', { copies: 2 }, 'does not follow'],
    ['too many entries', { copies: 65_001 }, 'more than 65000 files'],
    ['bytes in front of the files', { start: 1 }, 'does not follow'],
  ])('refuses %s', (_name, parts, reason) => {
    expect(readZip(toArchive(parts))).toEqual({ refused: expect.stringContaining(reason) })
  })

  it('never throws, whatever is damaged', () => {
    for (let length = 0; length < BUNDLE.length; length++) {
      expect(readZip(BUNDLE.subarray(0, length))).toHaveProperty('refused')
    }
  })
})

describe('parseBundleManifest', () => {
  it('reads what was rendered', () => {
    const manifest = parseBundleManifest(renderBundleManifest(SITE, '1.2.3'))
    expect(manifest?.version).toBe('1.2.3')
    expect([...(manifest?.files.keys() ?? [])]).toEqual([...SITE.keys()])
  })
})

describe('verifyWebsite', () => {
  const served = new Map([
    ...[...SITE].map(([path, bytes]): [string, Uint8Array] => [encodeURI(path), bytes]),
    [BUNDLE_MANIFEST, toBytes(renderBundleManifest(new Map([...SITE, ['.nojekyll', toBytes('')]]), 'other'))],
  ])
  const fetchFrom = (files: ReadonlyMap<string, Uint8Array>) => async (url: string) => {
    const bytes = files.get(url.replace('https://a.dev/docs/', ''))
    return bytes === undefined ? { status: 404, bytes: toBytes('Not found') } : { status: 200, bytes }
  }

  it('requests every file but hidden ones', async () => {
    expect(await verifyWebsite('https://a.dev/docs', fetchFrom(served))).toMatchObject({ files: 4, diagnostics: [] })
  })

  it('finds changed and missing files', async () => {
    const files = new Map([...served, ['index.html', toBytes('changed')]])
    files.delete(encodeURI('guides/船 a.html'))
    files.delete('404.html')
    const { diagnostics } = await verifyWebsite('https://a.dev/docs', fetchFrom(files))
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['bundle/changed', '"404.html" has other content than when it was packed, 9 bytes instead of 0.'],
      ['bundle/missing', '"guides/船 a.html" could not be read: the server responded with status 404.'],
      ['bundle/changed', '"index.html" has other content than when it was packed, 7 bytes instead of 280.'],
    ])
  })

  it('reports a website without a list of files', async () => {
    const { diagnostics } = await verifyWebsite('https://a.dev/docs', fetchFrom(new Map()))
    expect(diagnostics.map(({ code }) => code)).toEqual(['bundle/unreadable'])
  })
})
