import { describe, expect, it } from 'vitest'
import { createAddresses } from '../../core/index.ts'
import { type ClassifiedFiles, classifyFiles } from './classify-files.ts'

type ListName = Exclude<keyof ClassifiedFiles, 'diagnostics'>

const LISTS: ListName[] = ['pages', 'snippets', 'statics', 'openApi', 'styles', 'scripts', 'ignored']

function classify(paths: string[], mintIgnore?: string): ClassifiedFiles {
  return classifyFiles(
    paths.map((path) => ({ path, size: 1 })),
    { mintIgnore },
  )
}

/** The lists that contain the only file of a folder. */
function toLists(path: string, mintIgnore?: string): ListName[] {
  const classified = classify([path], mintIgnore)
  return LISTS.filter((list) => classified[list].length > 0)
}

function toPaths(files: { path: string }[]): string[] {
  return files.map(({ path }) => path)
}

describe('classifyFiles', () => {
  it('publishes everything in a folder with such a page, without the output of tools in it', () => {
    const paths = [
      'a [1]/build/a.mdx',
      'a [1]/build/b.mdx',
      'a [1]/build/x/c.png',
      'a [1]/build/dist/d.mdx',
      'build/e.mdx',
    ]
    const files = paths.map((path) => ({ path, size: 1 }))
    const { pages, statics } = classifyFiles(files, { listedPages: ['a [1]/build/a'] })
    expect(toPaths([...pages, ...statics])).toEqual(['a [1]/build/a.mdx', 'a [1]/build/b.mdx', 'a [1]/build/x/c.png'])
  })

  it('publishes a page that the navigation lists in a folder that a default rule excludes', () => {
    const files = ['build/a.mdx', 'dist/b.mdx', 'tmp/index.mdx', 'README.md'].map((path) => ({ path, size: 1 }))
    const listedPages = ['build/a', 'tmp', 'README']
    expect(toPaths(classifyFiles(files, { listedPages }).pages)).toEqual(['build/a.mdx', 'tmp/index.mdx', 'README.md'])
    expect(toPaths(classifyFiles(files, { listedPages, mintIgnore: 'build/' }).pages)).toEqual([
      'tmp/index.mdx',
      'README.md',
    ])
  })

  it.each<[path: string, lists: ListName[]]>([
    ['introduction.mdx', ['pages']],
    ['guides/a.md', ['pages']],
    ['llms/inference.net.mdx', ['pages']],
    ['docs/snippets/a.mdx', ['pages']],
    ['changelog.mdx', ['pages']],
    ['contributing.mdx', ['pages']],
    ['CODE_OF_CONDUCT.md', ['pages']],
    ['_snippets/a/b.mdx', ['snippets']],
    ['snippets/a.md', ['snippets']],
    ['components/chart.jsx', ['snippets']],
    ['snippets/chart.tsx', ['snippets']],
    ['images/a b.png', ['statics']],
    ['snippets/picture.png', ['statics']],
    ['.well-known/security.txt', ['statics']],
    ['downloads/package.json', ['statics', 'openApi']],
    ['openapi.yaml', ['statics', 'openApi']],
    ['specs/v1.yml', ['statics', 'openApi']],
    ['assets/a.css', ['statics', 'styles']],
    ['script.js', ['statics', 'scripts']],
    ['snippets/stars.js', ['statics']],
    ['vendor/library.mjs', ['statics']],
    ['.eslintrc.js', ['ignored']],
    ['mint.json', ['ignored']],
    ['sub/docs.json', ['ignored']],
    ['guides/README.md', ['ignored']],
    ['CHANGELOG.md', ['ignored']],
    ['LICENSE', ['ignored']],
    ['LICENSE.md', ['ignored']],
    ['fonts/LICENSE', ['statics']],
    ['Makefile', ['ignored']],
    ['examples/Dockerfile', ['statics']],
    ['CNAME', ['statics']],
    ['_redirects', ['statics']],
    ['.mintignore', ['ignored']],
    ['.github/workflows/a.yml', ['ignored']],
    ['a/.well-known/b.txt', ['ignored']],
    ['a/node_modules/b/c.md', ['ignored']],
    ['dist/index.html', ['ignored']],
    ['package.json', ['ignored']],
    ['package-lock.json', ['ignored']],
    ['tailwind.config.js', ['ignored']],
  ])('sorts %s into %j', (path, lists) => {
    expect(toLists(path)).toEqual(lists)
  })

  it('publishes the code of packages within the folder, but does not load it on pages', () => {
    const paths = ['examples/app/package.json', 'examples/app/src/a.js', 'examples/app/a.css', 'examples/b.js', 'c.css']
    const classified = classifyFiles(paths.map((path) => ({ path, size: 1 })))
    expect(classified.scripts.map(({ path }) => path)).toEqual(['examples/b.js'])
    expect(classified.styles.map(({ path }) => path)).toEqual(['c.css'])
    expect(classified.statics.map(({ path }) => path)).toEqual(paths)
  })

  it.each<[name: string, mintIgnore: string, path: string, lists: ListName[]]>([
    ['excludes a file', 'drafts/secret.mdx', 'drafts/secret.mdx', ['ignored']],
    ['excludes a folder', 'drafts/', 'drafts/a/b.png', ['ignored']],
    ['excludes files by a pattern', '*.draft.mdx', 'a/b.draft.mdx', ['ignored']],
    ['includes a file again', '*.md\n!keep.md', 'keep.md', ['pages']],
    ['may start with a byte order mark', '\uFEFFa.mdx\r\n', 'a.mdx', ['ignored']],
    ['may contain comments', '# a.mdx', 'a.mdx', ['pages']],
    ['is case-sensitive', 'Guide.mdx', 'guide.mdx', ['pages']],
    ['includes a folder that is excluded by default', '!build/', 'build/a.mdx', ['pages']],
    ['includes a file that is excluded by default', '!README.md', 'README.md', ['pages']],
    ['ignores an invalid pattern', '[z-a].mdx\n[', 'a.mdx', ['pages']],
  ])('.mintignore %s', (_name, mintIgnore, path, lists) => {
    expect(toLists(path, mintIgnore)).toEqual(lists)
  })

  it('ignores the output folder of an earlier build, whatever its name', () => {
    const classified = classify(['public/.spearmint', 'public/a/index.html', 'public-notes/a.png', 'a.mdx'])
    expect(toPaths(classified.ignored)).toEqual(['public/.spearmint', 'public/a/index.html'])
    expect(toPaths(classified.statics)).toEqual(['public-notes/a.png'])
  })

  it('does not ignore the whole site because of a marker at its root', () => {
    expect(toPaths(classify(['.spearmint', 'a.mdx']).pages)).toEqual(['a.mdx'])
  })

  it.each([
    ['an .mdx and an .md file', ['overview.md', 'overview.mdx'], 'overview.mdx'],
    ['a page and the index of its folder', ['a/index.mdx', 'a.md'], 'a.md'],
    ['two index files of a folder', ['a/index.md', 'a/index.mdx'], 'a/index.mdx'],
  ])('publishes one page for %s, and reports the other', (_name, paths, winner) => {
    const { pages, ignored, diagnostics } = classify(paths)
    const [loser = ''] = paths.filter((path) => path !== winner)
    expect(toPaths(pages)).toEqual([winner])
    expect(toPaths(ignored)).toEqual([loser])
    expect(diagnostics).toMatchObject([{ code: 'page/duplicate', severity: 'warning', file: loser, line: 1 }])
    expect(diagnostics[0]?.message).toContain(`Only "${winner}" is published`)
  })

  it.each(['clean', 'folder'] as const)('publishes one page for a URL with .html in the style %s', (style) => {
    const files = ['a.html.mdx', 'a.mdx', 'b.html.mdx', 'c/index.html.md', 'c/index.mdx'].map((path) => ({
      path,
      size: 1,
    }))
    const { pages, diagnostics } = classifyFiles(files, { addresses: createAddresses('', style) })
    expect(toPaths(pages)).toEqual(['a.mdx', 'b.html.mdx', 'c/index.mdx'])
    expect(diagnostics.map(({ code, message, suggestions }) => [code, message, ...suggestions])).toEqual([
      [
        'page/duplicate',
        '"a.html.mdx" and "a.mdx" are both the page "/a.html". Only "a.mdx" is published.',
        'Delete or rename "a.html.mdx".',
      ],
      [
        'page/duplicate',
        '"c/index.html.md" and "c/index.mdx" are both the page "/c/index.html". Only "c/index.mdx" is published.',
        'Delete or rename "c/index.html.md".',
      ],
    ])
    expect(toPaths(classifyFiles(files).pages)).toHaveLength(5)
  })

  it('reports listed pages whose names hosts hide', () => {
    const paths = ['.drafts/a.mdx', '.well-known/b.mdx', 'c/.d.mdx', 'e.f.mdx', '.unlisted.mdx']
    const files = paths.map((path) => ({ path, size: 1 }))
    const { diagnostics } = classifyFiles(files, { listedPages: ['.drafts/a', '.well-known/b', 'c/.d', 'e.f'] })
    expect(diagnostics.map(({ code, file, message, suggestions }) => [code, file, message, ...suggestions])).toEqual([
      [
        'page/hidden-name',
        '.drafts/a.mdx',
        'Most hosts answer "/.drafts/a" with 404, because a part of it starts with a dot.',
        'Rename ".drafts/a.mdx", so that no file or folder in it starts with a dot.',
      ],
      [
        'page/hidden-name',
        'c/.d.mdx',
        'Most hosts answer "/c/.d" with 404, because a part of it starts with a dot.',
        'Rename "c/.d.mdx", so that no file or folder in it starts with a dot.',
      ],
    ])
  })

  it('distinguishes names that differ only in case', () => {
    expect(toPaths(classify(['FAQ.mdx', 'faq.mdx']).pages)).toEqual(['FAQ.mdx', 'faq.mdx'])
  })

  it('puts every file into exactly one of pages, snippets, statics and ignored', () => {
    const paths = ['a.mdx', 'a.md', 'b.css', 'c.js', 'd.json', 'mint.json', 'snippets/e.mdx', 'README.md', 'f']
    const { pages, snippets, statics, ignored } = classify(paths)
    expect(toPaths([...pages, ...snippets, ...statics, ...ignored]).sort()).toEqual([...paths].sort())
  })
})

describe('classifyFiles with names that Spearmint uses', () => {
  it.each([
    [['a.mdx', 'a.html'], 'a.html'],
    [['guides/index.mdx', 'guides.html'], 'guides.html'],
    [['index.mdx', 'index.html'], 'index.html'],
    [['a.mdx', '_spearmint/search/manifest.json'], '_spearmint/search/manifest.json'],
    [['a.mdx', '_spearmint/main.css'], '_spearmint/main.css'],
    [['a.mdx', '_spearmint/b.mdx'], '_spearmint/b.mdx'],
  ])('reports of %j the file %s, and does not publish it', (paths, dropped) => {
    const { diagnostics, ignored, ...published } = classify(paths)
    expect(diagnostics).toMatchObject([{ code: 'site/unavailable-name', severity: 'warning', file: dropped }])
    expect(toPaths(ignored)).toEqual([dropped])
    expect(JSON.stringify(published)).not.toContain(dropped)
  })

  it('publishes other HTML files', () => {
    expect(classify(['a.mdx', 'b.html', 'a/a.html', 'index.html'])).toMatchObject({ diagnostics: [], ignored: [] })
  })
})
