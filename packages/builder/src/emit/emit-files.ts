import type { SiteConfig } from '@spearmint/config'
import { ORIGINS_FILE, renderApiOrigins } from '../api/index.ts'
import type { OutputFolder } from '../core/index.ts'
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
  const unused = listUnusedFiles(client.assets, assetUsage, theme)
  for (const [path, read] of client.contents) if (!unused.has(path)) output.write(path, read())
  for (const { path, content } of favicons) output.write(path, content)
  output.write(theme.path, theme.css)
  const usesFonts = theme.styles.some((name) => name.startsWith('face-'))
  const notices = toLicenseNotices({ islands: assetUsage.islands, usesTabler, usesFonts }, client)
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

/** The paths of the files that only unused islands, components and optional stylesheets need. */
function listUnusedFiles(
  { islands, componentStyles, optionalStyles }: ClientAssets,
  assetUsage: Readonly<AssetUsage>,
  theme: ThemeFile,
): Set<string> {
  const listScripts = (isIncluded: (name: string) => boolean): string[] =>
    [...islands].flatMap(([name, island]) => (isIncluded(name) ? listFiles(island) : []))
  const unused = new Set(listScripts((name) => !assetUsage.islands.has(name)))
  for (const path of listScripts((name) => assetUsage.islands.has(name))) unused.delete(path)
  for (const [name, { path }] of componentStyles) if (!assetUsage.styles.has(name)) unused.add(path)
  for (const [name, { fonts }] of optionalStyles) {
    if (!theme.styles.includes(name)) for (const path of fonts) unused.add(path)
  }
  return unused
}
