import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { AcceptedChange } from '../scripts/compare-builds/accepted-changes.ts'
import { compareReports, compareTrees } from '../scripts/compare-builds/compare-trees.ts'
import { formatDifferences, formatHeading, formatLine } from '../scripts/compare-builds/format-comparison.ts'
import { copyWithConfig, listSites, toFlatConfig } from '../scripts/compare-builds/list-sites.ts'
import { normalizeTree } from '../scripts/compare-builds/normalize-tree.ts'
import { parseCompareOptions } from '../scripts/compare-builds/parse-compare-options.ts'
import { toExcerpt } from '../scripts/compare-builds/to-excerpt.ts'
import { NO_CORPUS } from './sites.ts'
import { type FileTree, useTempFolders } from './temp-folders.ts'

const toIntegrity = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

function normalize(files: FileTree, accepted?: readonly AcceptedChange[]) {
  return normalizeTree(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])), accepted)
}

/** A site with one page, one script and one stylesheet, as one version of the code writes it. */
function createTree({ script = 'run()', css = 'a{}', scriptHash = 'C-dHh_ex', cssHash = 'CFQNDa4A' } = {}): FileTree {
  return {
    'index.html': [
      `<link href="/_spearmint/main-${cssHash}.css" integrity="${toIntegrity(css)}">`,
      `<script src="/_spearmint/not-found-${scriptHash}.js" integrity="${toIntegrity(script)}"></script>`,
    ].join(''),
    [`_spearmint/main-${cssHash}.css`]: css,
    [`_spearmint/not-found-${scriptHash}.js`]: script,
  }
}

/** A document whose policy allows its one stylesheet. */
const toPage = (css: string, hash = toIntegrity(css)): FileTree => ({
  'index.html': `<meta content="style-src &#x27;${hash}&#x27;"><style media="print">${css}</style>`,
})

describe('normalizeTree', () => {
  const base = normalize(createTree())

  it('replaces hashes in names, references and integrity attributes', () => {
    expect(base.get('index.html')).toBe(
      '<link href="/_spearmint/main-[hash].css" integrity="sha256-[_spearmint/main-[hash].css]">' +
        '<script src="/_spearmint/not-found-[hash].js" integrity="sha256-[_spearmint/not-found-[hash].js]"></script>',
    )
  })

  it('makes trees equal that differ in scripts only', () => {
    expect(normalize(createTree({ script: 'run(1)', scriptHash: '--_12345' }))).toEqual(base)
  })

  it('keeps a change of a stylesheet in the stylesheet', () => {
    const current = normalize(createTree({ css: 'a{color:red}', cssHash: 'Zzzzzzzz' }))
    expect(compareTrees(base, current).different).toEqual(['_spearmint/main-[hash].css'])
  })

  it('keeps an integrity that belongs to no file', () => {
    const wrong = { ...createTree(), '_spearmint/not-found-C-dHh_ex.js': 'other()' }
    expect(compareTrees(base, normalize(wrong)).different).toEqual(['index.html'])
  })

  it.each([
    ['a file that is not there', '/_spearmint/main-AAAAAAAA.css'],
    ['a file of a longer name', '/_spearmint/re-main-CFQNDa4A.css'],
    ['a file of another type', '/_spearmint/main-CFQNDa4A.js'],
  ])('keeps a reference to %s', (_name, href) => {
    expect(normalize({ ...createTree(), 'page.html': `<a href="${href}">` }).get('page.html')).toContain(href)
  })

  it('keeps hashes in names outside of _spearmint', () => {
    const files = { 'images/map-12345678.css': '', 'page.md': 'map-12345678.css' }
    expect([...normalize(files)]).toEqual(Object.entries(files))
  })

  it('replaces the hashes of inline stylesheets and scripts in a policy', () => {
    expect(normalize(toPage('a{}')).get('index.html')).toContain('&#x27;sha256-[inline style 1]&#x27;')
    const differing = compareTrees(normalize(toPage('a{}')), normalize(toPage('b{}', toIntegrity('a{}'))))
    expect(differing.different).toEqual(['index.html'])
    expect(normalize(toPage('b{}', toIntegrity('a{}'))).get('index.html')).toContain(toIntegrity('a{}'))
  })

  it('replaces the folders of the search by their position in its manifest', () => {
    const toSearch = (hash: string): FileTree => ({
      '_spearmint/search/manifest.json': `{"indexes":[{"name":"","folder":"${hash}"}]}`,
      [`_spearmint/search/${hash}/words.json`]: '"words"',
    })
    expect(normalize(toSearch('792ae6802d'))).toEqual(normalize(toSearch('0123456789')))
    expect([...normalize(toSearch('792ae6802d')).keys()]).toContain('_spearmint/search/[index 0]/words.json')
  })

  it('sorts the list of files by names without hashes', () => {
    const toMarker = (css: string, js: string): FileTree => ({
      '.spearmint': JSON.stringify({ files: [`_spearmint/tree-${css}.css`, `_spearmint/tree-${js}.js`].sort() }),
      [`_spearmint/tree-${css}.css`]: '',
      [`_spearmint/tree-${js}.js`]: '',
    })
    expect(normalize(toMarker('AAAAAAAA', 'BBBBBBBB'))).toEqual(normalize(toMarker('BBBBBBBB', 'AAAAAAAA')))
  })

  it('counts scripts of the same name', () => {
    const one = { '_spearmint/draw-AAAAAAAA.js': '1' }
    const two = { ...one, '_spearmint/draw-BBBBBBBB.js': '2' }
    expect(compareTrees(normalize(two), normalize(one)).missing).toEqual(['_spearmint/draw-[hash].js (2)'])
  })

  it('compares the scripts of authors', () => {
    const differing = compareTrees(normalize({ 'stars.js': '1' }), normalize({ 'stars.js': '2' }))
    expect(differing.different).toEqual(['stars.js'])
  })

  it('leaves files that are not UTF-8 as bytes', () => {
    const toPicture = (byte: number) => normalizeTree(new Map([['a.png', Uint8Array.of(0xff, 0xfe, byte)]]))
    expect(compareTrees(toPicture(1), toPicture(1)).identical).toBe(1)
    expect(compareTrees(toPicture(1), toPicture(2)).different).toEqual(['a.png'])
  })

  it('applies accepted changes to texts and paths', () => {
    const accepted = [
      { reason: 'renamed', pattern: / data-wants="/g, replacement: ' data-island="' },
      { reason: 'renamed', pattern: /\bwishes-\[hash\]/g, replacement: 'island-[hash]' },
    ]
    const toTree = (attribute: string, script: string): FileTree => ({
      '.spearmint': JSON.stringify({ files: [`_spearmint/${script}`, '_spearmint/pages.json'].sort() }),
      'a.html': `<p data-${attribute}="x">${script}`,
      [`_spearmint/${script}`]: '',
    })
    const old = toTree('wants', 'wishes-AAAAAAAA.js')
    const now = toTree('island', 'island-BBBBBBBB.js')
    expect(normalize(old, accepted)).toEqual(normalize(now))
  })
})

describe('compareTrees', () => {
  it('lists what differs, is missing and was added', () => {
    const base = normalize({ 'same.md': 'a', 'other.md': 'a', 'old.md': '' })
    const current = normalize({ 'same.md': 'a', 'other.md': 'b', 'new.md': '' })
    expect(compareTrees(base, current)).toEqual({
      files: 4,
      identical: 1,
      different: ['other.md'],
      missing: ['old.md'],
      added: ['new.md'],
    })
  })
})

describe('compareReports', () => {
  it('ignores the order and counts lines that repeat', () => {
    expect(compareReports(['a', 'b', 'b'], ['b', 'a', 'b'])).toEqual([])
    expect(compareReports(['a', 'b', 'b'], ['b', 'c', 'c'])).toEqual(['- a', '- b', '+ c', '+ c'])
  })
})

describe('toExcerpt', () => {
  it('shows the first difference with its context', () => {
    expect(toExcerpt('a.md', '1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nx\ny\n5\n6\n8')).toBe(
      ['--- base/a.md', '+++ current/a.md', '@@ line 4 @@', ' 2', ' 3', '-4', '+x', '+y', ' 5', ' 6'].join('\n'),
    )
  })

  it('takes each tag of a document as a line', () => {
    expect(toExcerpt('a.html', '<p>a</p><p>b</p>', '<p>a</p><p>c</p>').split('\n').slice(3)).toEqual([
      ' <p>a</p>',
      '-<p>b</p>',
      '+<p>c</p>',
    ])
  })

  it('crops long lines to the difference', () => {
    const [removed = '', added = ''] = toExcerpt('a.json', `${'x'.repeat(5_000)}1`, `${'x'.repeat(5_000)}2`)
      .split('\n')
      .slice(3)
    expect(removed).toBe(`-${'x'.repeat(60)}1`)
    expect(added).toBe(`+${'x'.repeat(60)}2`)
  })

  it('says how many lines it leaves out', () => {
    const text = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
    expect(toExcerpt('a.md', text, 'none')).toContain('-… 94 more lines')
  })
})

describe('formatLine and formatDifferences', () => {
  const same = {
    name: 'starter',
    files: 82,
    identical: 82,
    different: [],
    missing: [],
    added: [],
    reports: [],
    excerpts: [],
  }

  it('write a table', () => {
    expect(`${formatHeading(9)}\n${formatLine(same, 9)}`).toBe(
      'site       files  identical  different  missing  added  reports\n' +
        'starter       82         82          0        0      0        0',
    )
    expect(formatDifferences(same)).toBe('')
  })

  it('write why a build failed', () => {
    const failed = { ...same, failure: 'exited with code 3' }
    expect(formatLine(failed, 9)).toBe('starter    failed')
    expect(formatDifferences(failed)).toContain('exited with code 3')
  })

  it('write the first differences of each kind', () => {
    const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const text = formatDifferences({
      ...same,
      missing: paths,
      reports: ['- a'],
      different: ['x', 'y'],
      excerpts: ['@@'],
    })
    expect(text).toContain('Only in the base:\n  a\n  b\n  c\n  d\n  e\n  … 2 more')
    expect(text).toContain('Reports:\n  - a')
    expect(text).toContain('@@\n\n1 more files differ.')
  })
})

describe('parseCompareOptions', () => {
  it('reads several sites', () => {
    expect(parseCompareOptions(['--site', 'a', '--site', 'b', '--base', 'HEAD~1'])).toMatchObject({
      base: 'HEAD~1',
      sites: ['a', 'b'],
      ignoreReports: false,
    })
  })

  it('rejects two bases, and options that do not exist', () => {
    expect(() => parseCompareOptions(['--base', 'a', '--base-dir', 'b'])).toThrow('either --base or --base-dir')
    expect(() => parseCompareOptions(['--bas', 'a'])).toThrow('--bas')
  })
})

describe('toFlatConfig', () => {
  it('lists all pages, and neither snippets nor hidden files', () => {
    const paths = ['b.mdx', 'a/b.md', 'snippets/s.mdx', '_snippets/s.mdx', 'a/snippets/p.mdx', '.notes/n.md', 'a.png']
    expect(toFlatConfig('site', paths)).toMatchObject({
      navigation: [{ group: 'Pages', pages: ['a/b', 'a/snippets/p', 'b'] }],
    })
  })
})

describe('listSites', () => {
  const createFolder = useTempFolders()

  it('lists folders with a configuration, and gives a flat mint.json to those with docs.json only', () => {
    const corpus = createFolder({
      'both/mint.json': '{}',
      'both/docs.json': '{}',
      'new/docs.json': '{}',
      'new/start.mdx': '',
      'none/start.mdx': '',
      'README.md': '',
    })
    const sites = listSites(corpus)
    expect(sites.map(({ name, needsConfig }) => [name, needsConfig])).toEqual([
      ['both', false],
      ['new', true],
    ])
    const copy = join(createFolder(), 'copy')
    for (const site of sites.filter(({ needsConfig }) => needsConfig)) copyWithConfig(site, copy)
    expect(existsSync(join(copy, 'docs.json'))).toBe(false)
    expect(JSON.parse(readFileSync(join(copy, 'mint.json'), 'utf8')).navigation[0].pages).toEqual(['start'])
  })

  it('has none where the folder does not exist', () => {
    expect(listSites(join(createFolder(), 'corpus'))).toEqual([])
  })

  const corpus = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url))

  it.skipIf(!existsSync(corpus))(existsSync(corpus) ? 'finds both kinds of sites in the corpus' : NO_CORPUS, () => {
    const kinds = listSites(corpus).map(({ needsConfig }) => needsConfig)
    expect(new Set(kinds)).toEqual(new Set([true, false]))
  })
})
