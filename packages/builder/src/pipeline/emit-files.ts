import { ASSETS_FOLDER } from '../assets/client-assets.ts'
import { LICENSES } from '../assets/licenses.ts'
import type { LoadedClient } from '../assets/load-client-assets.ts'
import type { Layout } from '../layout/create-layout.ts'
import { type Addresses, toOutputPath } from '../model/addresses.ts'
import type { OutputFolder } from '../model/folders.ts'
import type { Page } from '../model/page.ts'
import type { PageTree } from '../model/page-tree.ts'
import type { ThemeFile } from './create-theme-file.ts'

export interface WayfinderInput {
  tree: PageTree
  pages: readonly Page[]
  layout: Layout
  addresses: Addresses
}

/** Writes the files that lead readers to pages: `404.html`, and `index.html` where no page is the root. */
export function emitWayfinders({ tree, pages, layout, addresses }: WayfinderInput, output: OutputFolder): void {
  const permalinks = new Set(pages.map((page) => page.permalink))
  if (!permalinks.has('/404')) output.write('404.html', layout.renderNotFound())
  const first = tree.firstPage({}) ?? pages[0]
  if (permalinks.has('/') || first === undefined) return
  output.write('index.html', layout.renderRedirect(addresses.toPageHref(first.permalink)))
}

/** Copies what is published as it is. A page wins over a file of the same name. */
export function emitStaticFiles(paths: readonly string[], pages: readonly Page[], output: OutputFolder): void {
  const taken = new Set(['404.html', 'index.html', ...pages.map((page) => toOutputPath(page.permalink))])
  for (const path of paths) if (!taken.has(path)) output.copy(path, path)
}

/** Writes Spearmint's own files. `.nojekyll` keeps GitHub Pages from leaving out a folder that begins with `_`. */
export function emitAssets(client: LoadedClient, theme: ThemeFile, output: OutputFolder): void {
  for (const [path, content] of client.contents) output.write(path, content)
  output.write(theme.path, theme.css)
  output.write(`${ASSETS_FOLDER}/licenses.txt`, LICENSES)
  output.write('.nojekyll', '')
}
