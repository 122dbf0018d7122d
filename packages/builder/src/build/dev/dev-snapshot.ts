import { type Page, type SourceFolder, toFeedPath, toTextPath } from '../../core/index.ts'
import { toCopyPath } from '../../emit/index.ts'
import { hasReplacementCharacter, parsePage } from '../../site/index.ts'
import { BuildSteps } from '../output/build-steps.ts'
import { copyStaticFiles, emitEntryPages, writeAssets } from '../output/emit-site-files.ts'
import type { Frame } from '../site/create-frame.ts'
import type { Site } from '../site/site.ts'
import { createMemoryOutput, type MemoryOutput } from './memory-output.ts'

/** A site between two changes that affect more than the content of pages. */
export interface DevSnapshot {
  site: Site
  frame: Frame
  /** Files that don't depend on the content of pages: assets, copies, redirects, `404.html`. */
  frameFiles: MemoryOutput
  /** The pages by the paths of their files. */
  pageOf: ReadonlyMap<string, Page>
}

export async function createSnapshot(site: Site, frame: Frame): Promise<DevSnapshot> {
  const output = createMemoryOutput()
  const to = { output, steps: new BuildSteps(output) }
  const { islands, componentStyles } = frame.client.assets
  emitEntryPages(site, frame, to)
  await copyStaticFiles(site, to)
  // Which of them the pages use is known only once all pages are rendered.
  await writeAssets(frame, { islands: new Set(islands.keys()), styles: new Set(componentStyles.keys()) }, to)
  return { site, frame, frameFiles: output, pageOf: indexPages(site) }
}

/** A document wins over an alternate of another page with the same path. */
function indexPages({ pages, addresses, entries }: Site): Map<string, Page> {
  const alternates = pages.flatMap((page) =>
    [toTextPath(page.permalink), toFeedPath(page.permalink)].map((path) => [path, page] as const),
  )
  const copies = [...entries.copies].flatMap(([permalink, page]) =>
    [toCopyPath(permalink), toTextPath(permalink)].map((path) => [path, page] as const),
  )
  const documents = pages.map((page) => [addresses.toOutputPath(page.permalink), page] as const)
  return new Map([...alternates, ...copies, ...documents])
}

/** Whether a change of these files only affects the content of pages, not their frontmatter or other facts. */
export function isContentChange(
  paths: readonly string[],
  { config, writtenPages, snippets }: Site,
  source: Pick<SourceFolder, 'readText'>,
): boolean {
  const pages = new Map(writtenPages.map((page) => [page.file, page]))
  const importable = new Set(snippets)
  return paths.every((path) => {
    if (importable.has(path)) return source.readText(path) !== undefined
    const known = pages.get(path)
    const text = known && source.readText(path)
    if (text === undefined || hasReplacementCharacter(text)) return false
    const { page, diagnostics } = parsePage(path, text, config.variables)
    return diagnostics.length === 0 && JSON.stringify(page) === JSON.stringify(known)
  })
}
