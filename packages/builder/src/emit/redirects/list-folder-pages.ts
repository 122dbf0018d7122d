import type { LinkResolver, Page } from '../../core/index.ts'
import type { RedirectPage } from './plan-redirects.ts'

/**
 * Lists the pages that stand for folders: whoever opens `/guides/` comes to the page `/guides`, where a redirect of the
 * configuration leads, or to the first page in the folder (reference 2.1).
 * @param taken files that are written already; a folder that has one there gets none
 */
export function listFolderPages(
  pages: readonly Page[],
  links: LinkResolver,
  taken: ReadonlySet<string>,
): RedirectPage[] {
  return [...listFolders(pages)].flatMap((folder) => {
    const path = `${folder}/index.html`
    const link = links.resolveLink(`/${encodeURI(folder)}`, 'mint.json')
    return taken.has(path) || link.type === 'broken' || link.type === 'unsafe' ? [] : [{ path, href: link.href }]
  })
}

/** Every folder that holds pages, also those that hold only folders of them. */
function listFolders(pages: readonly Page[]): Set<string> {
  const folders = new Set<string>()
  for (const { permalink } of pages) {
    for (let end = permalink.lastIndexOf('/'); end > 0; end = permalink.lastIndexOf('/', end - 1)) {
      const folder = permalink.slice(1, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}
