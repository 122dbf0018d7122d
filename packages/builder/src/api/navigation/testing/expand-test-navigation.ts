import { type DivisionConfig, type NavigationEntry, parseSiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { parsePage } from '../../../site/index.ts'
import { attachOperations } from '../../spec/attach-operations.ts'
import { createSpecLoader } from '../../spec/create-spec-loader.ts'
import { loadSpecs } from '../../spec/load-specs.ts'
import { type ExpandedNavigation, expandNavigation } from '../expand-navigation.ts'

/** The navigation in the way of the file: pages as text, groups as objects. */
export type WrittenPart = string | { name: string; parts: WrittenPart[] }

export interface TestNavigation extends ExpandedNavigation {
  written: WrittenPart[]
  /** All problems, those of the specs first. */
  problems: Diagnostic[]
}

/**
 * Expands the navigation of a `docs.json` in a folder in memory.
 * @param config - What the file has besides the required keys.
 * @param files - Texts or JSON by path. Files that end with `.mdx` are pages.
 */
export async function expandTestNavigation(
  config: { navigation: object; api?: object },
  files: Record<string, string | object> = {},
): Promise<TestNavigation> {
  const required = { theme: 'mint', name: 'Test', colors: { primary: '#166534' } }
  const parsed = parseSiteConfig(JSON.stringify({ ...required, ...config }, null, 2), { file: 'docs.json' })
  const { navigationTree } = parsed.config ?? {}
  if (parsed.config === undefined || navigationTree === undefined) throw new Error('The configuration is invalid.')
  const readText = (path: string): string | undefined => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined
    return typeof file === 'object' ? JSON.stringify(file) : file
  }
  const paths = Object.keys(files)
  const pages = paths.filter((path) => path.endsWith('.mdx')).map((path) => parsePage(path, readText(path) ?? '').page)
  const specs = await loadSpecs({
    config: parsed.config,
    pages,
    staticFiles: paths.filter((path) => !path.endsWith('.mdx')),
    source: { readText },
    loader: createSpecLoader({ readText }, undefined),
    locate: parsed.locateInFiles,
  })
  const attached = attachOperations(pages, specs)
  const expanded = expandNavigation({ ...parsed.config, navigationTree }, attached.pages, {
    specs,
    locate: parsed.locateInFiles,
  })
  return {
    ...expanded,
    written: toParts(expanded.tree),
    problems: [...specs.diagnostics, ...attached.diagnostics, ...expanded.diagnostics],
  }
}

function toParts({ divisions, entries }: DivisionConfig): WrittenPart[] {
  return [
    ...divisions.map((division) => ({ name: division.name, parts: toParts(division) })),
    ...entries.flatMap(toPart),
  ]
}

/** Entries that are still operations have no page. */
function toPart(entry: NavigationEntry): WrittenPart[] {
  if (entry.type === 'operation') return []
  return entry.type === 'page' ? [entry.page] : [{ name: entry.name, parts: entry.entries.flatMap(toPart) }]
}
