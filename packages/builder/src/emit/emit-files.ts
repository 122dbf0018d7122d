import type { SiteConfig } from '@spearmint/config'
import { ORIGINS_FILE, renderApiOrigins } from '../api/index.ts'
import { type OutputFolder, type Page, toOutputPath } from '../core/index.ts'
import {
  ASSETS_FOLDER,
  type AssetUsage,
  type ClientAssets,
  type FaviconFiles,
  type Island,
  type LoadedClient,
  type ThemeFile,
  toLicenseNotices,
} from '../theme/index.ts'

/** Lists the files that are published unchanged. A page takes precedence over a file at its path. */
export function listCopies(paths: readonly string[], pages: readonly Page[]): string[] {
  const taken = new Set(pages.map((page) => toOutputPath(page.permalink)))
  return paths.filter((path) => !taken.has(path))
}

export interface AssetInput {
  client: LoadedClient
  theme: ThemeFile
  favicons: FaviconFiles['files']
  usesTabler: boolean
  /** The islands and stylesheets that pages use. Others are not part of the site. */
  assetUsage: Readonly<AssetUsage>
}

/** Writes Spearmint's own files. `.nojekyll` is needed because GitHub Pages otherwise ignores folders that start with `_`. */
export function emitAssets(
  { client, theme, favicons, usesTabler, assetUsage }: AssetInput,
  output: Pick<OutputFolder, 'write'>,
): void {
  const unused = listUnusedFiles(client.assets, assetUsage)
  for (const [path, read] of client.contents) if (!unused.has(path)) output.write(path, read())
  for (const { path, content } of favicons) output.write(path, content)
  output.write(theme.path, theme.css)
  const notices = toLicenseNotices({ islands: assetUsage.islands, usesTabler }, client.readLicenses)
  output.write(`${ASSETS_FOLDER}/licenses.txt`, notices)
  output.write('.nojekyll', '')
}

/** Writes the list of APIs that a relay may send playground requests to. Sites that don't use a relay don't have it. */
export function emitOrigins(
  facts: readonly { apiOrigins: readonly string[] }[],
  { api }: SiteConfig,
  output: Pick<OutputFolder, 'write'>,
): void {
  const text = api.playground.disableProxy ? undefined : renderApiOrigins(facts)
  if (text !== undefined) output.write(ORIGINS_FILE, text)
}

function listFiles({ path, imports, lazy, frame }: Island): string[] {
  return [path, ...[...imports, ...lazy].map((asset) => asset.path), ...(frame ? [frame.path, ...frame.scripts] : [])]
}

/** The paths of the scripts and stylesheets that only unused islands and components need. */
function listUnusedFiles({ islands, componentStyles }: ClientAssets, assetUsage: Readonly<AssetUsage>): Set<string> {
  const listScripts = (isIncluded: (name: string) => boolean): string[] =>
    [...islands].flatMap(([name, island]) => (isIncluded(name) ? listFiles(island) : []))
  const unused = new Set(listScripts((name) => !assetUsage.islands.has(name)))
  for (const path of listScripts((name) => assetUsage.islands.has(name))) unused.delete(path)
  for (const [name, { path }] of componentStyles) if (!assetUsage.styles.has(name)) unused.add(path)
  return unused
}
