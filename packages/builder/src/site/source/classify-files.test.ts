import { describe, expect, it } from 'vitest'
import { type ClassifiedFiles, classifyFiles } from './classify-files.ts'

type ListName = Exclude<keyof ClassifiedFiles, 'diagnostics'>

const LISTS: ListName[] = ['pages', 'snippets', 'statics', 'openApi', 'styles', 'scripts', 'ignored']

function find(paths: string[], mintIgnore?: string): ClassifiedFiles {
  return classifyFiles(
    paths.map((path) => ({ path, size: 1 })),
    { mintIgnore },
  )
}

/** The lists in which a file stands that is alone in its folder. */
function findListsOf(path: string, mintIgnore?: string): ListName[] {
  const found = find([path], mintIgnore)
  return LISTS.filter((list) => found[list].length > 0)
}

function toPaths(files: { path: string }[]): string[] {
  return files.map(({ path }) => path)
}

describe('classifyFiles', () => {
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
    ['.mintignore', ['ignored']],
    ['.github/workflows/a.yml', ['ignored']],
    ['a/.well-known/b.txt', ['ignored']],
    ['a/node_modules/b/c.md', ['ignored']],
    ['dist/index.html', ['ignored']],
    ['package.json', ['ignored']],
    ['package-lock.json', ['ignored']],
    ['tailwind.config.js', ['ignored']],
  ])('sorts %s into %j', (path, lists) => {
    expect(findListsOf(path)).toEqual(lists)
  })

  it('keeps the code of packages within the folder from pages, and publishes it', () => {
    const paths = ['examples/app/package.json', 'examples/app/src/a.js', 'examples/app/a.css', 'examples/b.js', 'c.css']
    const found = classifyFiles(paths.map((path) => ({ path, size: 1 })))
    expect(found.scripts.map(({ path }) => path)).toEqual(['examples/b.js'])
    expect(found.styles.map(({ path }) => path)).toEqual(['c.css'])
    expect(found.statics.map(({ path }) => path)).toEqual(paths)
  })

  it.each<[name: string, mintIgnore: string, path: string, lists: ListName[]]>([
    ['a file', 'drafts/secret.mdx', 'drafts/secret.mdx', ['ignored']],
    ['a folder', 'drafts/', 'drafts/a/b.png', ['ignored']],
    ['a pattern', '*.draft.mdx', 'a/b.draft.mdx', ['ignored']],
    ['all but one', '*.md\n!keep.md', 'keep.md', ['pages']],
    ['behind a byte order mark', '\uFEFFa.mdx\r\n', 'a.mdx', ['ignored']],
    ['nothing in a comment', '# a.mdx', 'a.mdx', ['pages']],
    ['other capitals not', 'Guide.mdx', 'guide.mdx', ['pages']],
    ['a folder back', '!build/', 'build/a.mdx', ['pages']],
    ['a README back', '!README.md', 'README.md', ['pages']],
    ['a broken pattern as nothing', '[z-a].mdx\n[', 'a.mdx', ['pages']],
  ])('.mintignore names %s', (_name, mintIgnore, path, lists) => {
    expect(findListsOf(path, mintIgnore)).toEqual(lists)
  })

  it('ignores a folder that an earlier build wrote, whatever its name', () => {
    const found = find(['public/.spearmint', 'public/a/index.html', 'public-notes/a.png', 'a.mdx'])
    expect(toPaths(found.ignored)).toEqual(['public/.spearmint', 'public/a/index.html'])
    expect(toPaths(found.statics)).toEqual(['public-notes/a.png'])
  })

  it('does not ignore the whole site for a marker at its root', () => {
    expect(toPaths(find(['.spearmint', 'a.mdx']).pages)).toEqual(['a.mdx'])
  })

  it.each([
    ['.mdx and .md', ['overview.md', 'overview.mdx'], 'overview.mdx'],
    ['a page and the index of its folder', ['a/index.mdx', 'a.md'], 'a.md'],
    ['the index of a folder twice', ['a/index.md', 'a/index.mdx'], 'a/index.mdx'],
  ])('publishes one page of %s, and says so', (_name, paths, winner) => {
    const { pages, ignored, diagnostics } = find(paths)
    const [loser = ''] = paths.filter((path) => path !== winner)
    expect(toPaths(pages)).toEqual([winner])
    expect(toPaths(ignored)).toEqual([loser])
    expect(diagnostics).toMatchObject([{ code: 'page/duplicate', severity: 'warning', file: loser, line: 1 }])
    expect(diagnostics[0]?.message).toContain(`Only "${winner}" is published`)
  })

  it('keeps names apart that differ in case', () => {
    expect(toPaths(find(['FAQ.mdx', 'faq.mdx']).pages)).toEqual(['FAQ.mdx', 'faq.mdx'])
  })

  it('puts every file into exactly one of pages, snippets, statics and ignored', () => {
    const paths = ['a.mdx', 'a.md', 'b.css', 'c.js', 'd.json', 'mint.json', 'snippets/e.mdx', 'README.md', 'f']
    const { pages, snippets, statics, ignored } = find(paths)
    expect(toPaths([...pages, ...snippets, ...statics, ...ignored]).sort()).toEqual([...paths].sort())
  })
})
