import type { LinkResolver, Page } from '../../core/index.ts'
import { ROOT_FILE } from '../../site/index.ts'
import type { RedirectPage } from './redirect-rule.ts'

/** The entry page of a folder. */
interface FolderPage extends RedirectPage {
  folder: string
  /** The page that it redirects to, unless that is a redirect of the configuration. */
  permalink?: string
}

/**
 * Lists the entry pages of folders: `/guides/` redirects to the page `/guides`, to the destination of a redirect in the
 * configuration, or to the first page in the folder (docs/reference/pages-and-files.mdx#folder-urls).
 * @param taken paths of existing files, which are not replaced
 */
export function listFolderPages(pages: readonly Page[], links: LinkResolver, taken: ReadonlySet<string>): FolderPage[] {
  return [...listFolders(pages)].flatMap((folder) => {
    const path = `${folder}/index.html`
    const link = links.resolveLink(`/${encodeURI(folder)}`, ROOT_FILE)
    if (taken.has(path) || link.type === 'broken' || link.type === 'unsafe') return []
    const isDirect = link.type === 'page' && link.redirect === undefined
    return [{ folder, path, href: link.href, ...(isDirect && { permalink: link.permalink }) }]
  })
}

/** All folders that contain pages, directly or in other folders. */
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
