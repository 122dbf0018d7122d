import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { checkSite } from '../../build/index.ts'
import { packageData } from '../../build/testing/create-test-io.ts'

type Files = Readonly<Record<string, string>>

const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nText.\n`

/** The `docs.json` of a site with these languages. The first one is the default. */
function toDocsConfig(pages: Readonly<Record<string, readonly string[]>>): string {
  const languages = Object.entries(pages).map(([language, listed]) => ({ language, pages: listed }))
  return JSON.stringify({ theme: 'mint', name: 'Acme', colors: { primary: '#0a6640' }, navigation: { languages } })
}

/** Checks a site and lists what is reported about its translations. */
async function check(files: Files, changed: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const io = {
    source: createMemorySource(files),
    packageData,
    readChangeDates: async (paths: ReadonlySet<string>) =>
      new Map(Object.entries(changed).filter(([path]) => paths.has(path))),
  }
  const { diagnostics } = await checkSite({ base: '', parser: 'reference' }, io, 'site')
  return diagnostics.flatMap(({ code, severity, file, message }) =>
    code.endsWith('-translation') ? [`${file} ${severity} ${code}: ${message}`] : [],
  )
}

const PAIR: Files = {
  'docs.json': toDocsConfig({ en: ['en/a'], fr: ['fr/a'] }),
  'en/a.mdx': page('A'),
  'fr/a.mdx': page('A'),
}

/** `printf -- '---\ntitle: A\n---\n\nText.\n' | git hash-object --stdin` */
const HASH = 'b36c1c046f2db9d4a80170bcb620972db7955fda'

describe('pages that translations lack', () => {
  it('are reported once, with all languages that lack them', async () => {
    const files = {
      'docs.json': toDocsConfig({ en: ['en/a', 'en/b', 'en/c'], fr: ['fr/a', 'fr/c'], ja: ['ja/a'] }),
      ...Object.fromEntries(
        ['en/a', 'en/b', 'en/c', 'fr/a', 'fr/c', 'ja/a'].map((path) => [`${path}.mdx`, page(path)]),
      ),
    }
    expect(await check(files)).toEqual([
      'en/b.mdx info page/missing-translation: This page has no translation in "fr", "ja".',
      'en/c.mdx info page/missing-translation: This page has no translation in "ja".',
    ])
  })

  it('are reported for the versions of mint.json that are languages', async () => {
    const files = {
      'mint.json': JSON.stringify({
        name: 'Acme',
        versions: [
          { name: 'English', locale: 'en', default: true },
          { name: 'Français', locale: 'fr' },
        ],
        navigation: [
          { group: 'G', version: 'English', pages: ['a', 'b'] },
          { group: 'G', version: 'Français', pages: ['fr/a'] },
          { group: 'For all', pages: ['shared'] },
        ],
      }),
      ...Object.fromEntries(['a', 'b', 'fr/a', 'shared'].map((path) => [`${path}.mdx`, page(path)])),
    }
    expect(await check(files)).toEqual(['b.mdx info page/missing-translation: This page has no translation in "fr".'])
  })

  it('are reported together if there are many', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => `p${index + 10}`)
    const files = {
      'docs.json': toDocsConfig({ en: pages, fr: ['fr/p10'] }),
      ...Object.fromEntries(['fr/p10', ...pages].map((path) => [`${path}.mdx`, page(path)])),
    }
    expect(await check(files)).toEqual([
      'docs.json info page/missing-translation: 29 pages have no translation in "fr": "p11", "p12", "p13", "p14", "p15" and 24 more.',
    ])
  })

  it('are not those that are hidden, generated, or listed by the translation too', async () => {
    const files = {
      'docs.json': toDocsConfig({ en: ['en/a', 'en/shared', 'en/hidden', 'en/link'], fr: ['fr/a', 'en/shared'] }),
      'en/a.mdx': page('A'),
      'fr/a.mdx': page('A'),
      'en/shared.mdx': page('S'),
      'en/hidden.mdx': page('H', 'hidden: true\n'),
      'en/link.mdx': page('L', 'url: https://example.com\n'),
    }
    expect(await check(files)).toEqual([])
  })
})

describe('outdated translations', () => {
  it.each([
    ['later', '2026-05-17T09:00:00+02:00', '2026-05-17T06:59:59Z', true],
    ['in the same commit', '2026-05-17T09:00:00+02:00', '2026-05-17T09:00:00+02:00', false],
    ['earlier', '2026-04-01T09:00:00Z', '2026-05-17T09:00:00Z', false],
  ])('are those whose original was changed %s', async (_when, original, translation, isOutdated) => {
    expect(await check(PAIR, { 'en/a.mdx': original, 'fr/a.mdx': translation })).toEqual(
      isOutdated
        ? [
            'fr/a.mdx info page/outdated-translation: "en/a.mdx" was changed on 2026-05-17, after this translation of it (2026-05-17).',
          ]
        : [],
    )
  })

  it('are found by the dates in frontmatter, too', async () => {
    const files = {
      ...PAIR,
      'en/a.mdx': page('A', 'lastUpdatedDate: 2026-05-18\n'),
      'fr/a.mdx': page('A', 'lastUpdatedDate: 2026-05-17T12:00:00Z\n'),
    }
    expect(await check(files)).toHaveLength(1)
    expect(await check({ ...files, 'fr/a.mdx': files['en/a.mdx'] })).toEqual([])
  })

  it('are not searched for without dates', async () => {
    expect(await check(PAIR, { 'en/a.mdx': '2026-05-17T09:00:00Z' })).toEqual([])
  })

  it.each([
    ['is that of the original', HASH, false],
    ['is the start of it', HASH.slice(0, 7), false],
    ['is too short', HASH.slice(0, 6), true],
    ['is that of an earlier original', '0123456789abcdef0123456789abcdef01234567', true],
  ])('with a hash that %s', async (_case, hash, isOutdated) => {
    const files = { ...PAIR, 'fr/a.mdx': page('A', `sourceHash: "${hash}"\n`) }
    // The date would say the opposite.
    const early = '2026-01-01T00:00:00Z'
    const late = '2026-02-01T00:00:00Z'
    const dates = isOutdated ? { 'en/a.mdx': early, 'fr/a.mdx': late } : { 'en/a.mdx': late, 'fr/a.mdx': early }
    const expected = `fr/a.mdx info page/outdated-translation: "en/a.mdx" has changed since it was translated: its hash is "${HASH.slice(0, 12)}" instead of "${hash}".`
    expect(await check(files, dates)).toEqual(isOutdated ? [expected] : [])
    const crlf = { ...files, 'en/a.mdx': page('A').replaceAll('\n', '\r\n') }
    expect(await check(crlf, dates)).toEqual(isOutdated ? [expected] : [])
  })

  it('are reported together if there are many', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `p${index + 10}`)
    const paths = names.flatMap((name) => [`en/${name}`, `fr/${name}`])
    const files = {
      'docs.json': toDocsConfig({
        en: names.map((name) => `en/${name}`),
        fr: names.map((name) => `fr/${name}`),
      }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    }
    const dates = Object.fromEntries(
      paths.map((path) => [`${path}.mdx`, path.startsWith('en/') ? '2026-02-01T00:00:00Z' : '2026-01-01T00:00:00Z']),
    )
    expect(await check(files, dates)).toEqual([
      'docs.json info page/outdated-translation: The originals of 25 pages in "fr" have changed since they were translated: "fr/p10", "fr/p11", "fr/p12", "fr/p13", "fr/p14" and 20 more.',
    ])
  })
})
