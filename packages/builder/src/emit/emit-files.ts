import { type OutputFolder, type Page, toOutputPath } from '../core/index.ts'
import {
  ASSETS_FOLDER,
  type ClientAssets,
  type Demands,
  type FaviconFiles,
  type Island,
  type LoadedClient,
  renderLicenses,
  type ThemeFile,
} from '../theme/index.ts'

/** Lists what is published as it is. A page wins over a file of the same name. */
export function listCopies(paths: readonly string[], pages: readonly Page[]): string[] {
  const taken = new Set(pages.map((page) => toOutputPath(page.permalink)))
  return paths.filter((path) => !taken.has(path))
}

export interface AssetInput {
  client: LoadedClient
  theme: ThemeFile
  favicons: FaviconFiles['files']
  /** What pages load beside what all of them do. The files of other islands and components stay out of the site. */
  demands: Readonly<Demands>
}

/** Writes Spearmint's own files. `.nojekyll` keeps GitHub Pages from leaving out a folder that begins with `_`. */
export function emitAssets(
  { client, theme, favicons, demands }: AssetInput,
  output: Pick<OutputFolder, 'write'>,
): void {
  const idle = findIdleFiles(client.assets, demands)
  for (const [path, read] of client.contents) if (!idle.has(path)) output.write(path, read())
  for (const { path, content } of favicons) output.write(path, content)
  output.write(theme.path, theme.css)
  output.write(`${ASSETS_FOLDER}/licenses.txt`, renderLicenses(demands.islands, client.readLicenses))
  output.write('.nojekyll', '')
}

function listFiles({ path, imports, lazy, frame }: Island): string[] {
  return [path, ...[...imports, ...lazy].map((asset) => asset.path), ...(frame ? [frame.path, ...frame.scripts] : [])]
}

/** Paths of the scripts and stylesheets that only islands and components without a page need. */
function findIdleFiles({ islands, componentStyles }: ClientAssets, demands: Readonly<Demands>): Set<string> {
  const listScripts = (isWanted: (name: string) => boolean): string[] =>
    [...islands].flatMap(([name, island]) => (isWanted(name) ? listFiles(island) : []))
  const idle = new Set(listScripts((name) => !demands.islands.has(name)))
  for (const path of listScripts((name) => demands.islands.has(name))) idle.delete(path)
  for (const [name, { path }] of componentStyles) if (!demands.styles.has(name)) idle.add(path)
  return idle
}
