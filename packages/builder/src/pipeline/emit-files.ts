import { ASSETS_FOLDER, type ClientAssets } from '../assets/client-assets.ts'
import { LICENSES } from '../assets/licenses.ts'
import type { LoadedClient } from '../assets/load-client-assets.ts'
import { toOutputPath } from '../model/addresses.ts'
import type { OutputFolder } from '../model/folders.ts'
import type { Page } from '../model/page.ts'
import type { FaviconFiles } from './create-favicon-files.ts'
import type { ThemeFile } from './create-theme-file.ts'

/** Copies what is published as it is. A page wins over a file of the same name. */
export function emitStaticFiles(paths: readonly string[], pages: readonly Page[], output: OutputFolder): void {
  const taken = new Set(pages.map((page) => toOutputPath(page.permalink)))
  for (const path of paths) if (!taken.has(path)) output.copy(path, path)
}

export interface AssetInput {
  client: LoadedClient
  theme: ThemeFile
  favicons: FaviconFiles['files']
  /** Names of the islands that pages load. The files of others stay out of the site. */
  islands: ReadonlySet<string>
}

/** Writes Spearmint's own files. `.nojekyll` keeps GitHub Pages from leaving out a folder that begins with `_`. */
export function emitAssets({ client, theme, favicons, islands }: AssetInput, output: OutputFolder): void {
  const idle = findIdleFiles(client.assets, islands)
  for (const [path, content] of client.contents) if (!idle.has(path)) output.write(path, content)
  for (const { path, content } of favicons) output.write(path, content)
  output.write(theme.path, theme.css)
  output.write(`${ASSETS_FOLDER}/licenses.txt`, LICENSES)
  output.write('.nojekyll', '')
}

/** Paths of the scripts that only islands without a page need. */
function findIdleFiles(assets: ClientAssets, used: ReadonlySet<string>): Set<string> {
  const listPaths = (isWanted: (name: string) => boolean): string[] =>
    [...assets.islands].flatMap(([name, island]) =>
      isWanted(name) ? [island.path, ...island.imports.map(({ path }) => path)] : [],
    )
  const idle = new Set(listPaths((name) => !used.has(name)))
  for (const path of listPaths((name) => used.has(name))) idle.delete(path)
  return idle
}
