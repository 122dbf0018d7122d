import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

const LONG = 'Überschrift. '.repeat(200)

function run(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  const written = new Map<string, Uint8Array>()
  precompress(
    Object.keys(files),
    (path) => Buffer.from(files[path] ?? ''),
    (path, content) => written.set(path, content),
  )
  return written
}

describe('precompress', () => {
  it('writes a gzip and a Brotli file with the same text', () => {
    const written = run({ 'a.html': LONG })
    expect([...written.keys()]).toEqual(['a.html.gz', 'a.html.br'])
    expect(gunzipSync(written.get('a.html.gz') ?? '').toString()).toBe(LONG)
    expect(brotliDecompressSync(written.get('a.html.br') ?? '').toString()).toBe(LONG)
  })

  it('compresses all kinds of text, and nothing else', () => {
    const names = ['a.css', 'a.js', 'a.md', 'llms.txt', 'a.json', 'a.svg', 'a.xml', 'a.png', 'a.zip', 'a', 'html']
    const written = run(Object.fromEntries(names.map((name) => [name, LONG])))
    expect([...written.keys()].filter((path) => path.endsWith('.gz'))).toEqual(
      names.slice(0, 7).map((name) => `${name}.gz`),
    )
  })

  it('leaves out small files', () => {
    expect(run({ 'a.html': 'x'.repeat(1023) }).size).toBe(0)
    expect(run({ 'a.html': 'x'.repeat(1024) }).size).toBe(2)
  })

  it('does not replace a file of the site', () => {
    expect([...run({ 'a.js': LONG, 'a.js.gz': 'own' }).keys()]).toEqual(['a.js.br'])
  })

  it('names neither a time nor a system in the gzip file', () => {
    const gzip = run({ 'a.html': LONG }).get('a.html.gz') ?? new Uint8Array()
    expect([...gzip.subarray(4, 8), gzip[9]]).toEqual([0, 0, 0, 0, 255])
  })
})
