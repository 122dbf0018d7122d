import type { SiteFiles } from '../rules/site-files.ts'

/** Icons that a test site has. */
const ICONS = new Set(['book-open', 'house', 'star', 'rocket', 'code', 'comments'])

/** Creates the files of a site from their paths. `.mdx` and `.md` are pages; those below `ignored/` and `snippets/` are not. */
export function createTestFiles(paths: readonly string[]): SiteFiles {
  const ignored = paths.filter((path) => path.startsWith('ignored/'))
  const snippets = paths.filter((path) => path.startsWith('snippets/'))
  const pages = paths
    .filter((path) => /\.mdx?$/.test(path) && !ignored.includes(path) && !snippets.includes(path))
    .map((path) => path.replace(/\.mdx?$/, ''))
  const files = paths.filter((path) => !/\.mdx?$/.test(path))
  const toPageName = (page: string) => page.replace(/(?:^|\/)index$/, '')
  return {
    hasPage: (path) => pages.some((page) => page === path || toPageName(page) === toPageName(path)),
    hasFile: (path) => files.includes(path),
    listPages: () => pages,
    listFiles: () => files,
    findIgnored: (path) => ignored.find((file) => file.replace(/\.mdx?$/, '') === path),
    findSnippet: (path) => snippets.find((file) => file.replace(/\.mdx?$/, '') === path),
    hasIcon: (name) => name.startsWith('/') || ICONS.has(name.replace(/^fa-/, '')),
    suggestIcons: (name) => [...ICONS].filter((icon) => icon.startsWith(name.slice(0, 2))),
  }
}
