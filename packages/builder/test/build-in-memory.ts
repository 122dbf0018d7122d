import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { BuildOptions } from '../src/build/build-options.ts'
import { buildSite } from '../src/index.ts'
import { createMemoryOutput, createMemorySource } from './in-memory-folders.ts'

/**
 * Builds a site from texts by path, without disk access. Without a `docs.json`, a `mint.json` lists its root pages.
 */
export async function buildInMemory(
  files: Readonly<Record<string, string>>,
  options: Partial<BuildOptions> = {},
): Promise<{ read: (path: string) => string; list: () => string[]; diagnostics: Diagnostic[] }> {
  const pages = Object.keys(files).flatMap((path) => (/^[^/]+\.mdx$/.test(path) ? [path.slice(0, -4)] : []))
  const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'All', pages }] })
  const output = createMemoryOutput()
  const source = createMemorySource({ ...('docs.json' in files ? {} : { 'mint.json': config }), ...files })
  const result = await buildSite({ base: '', ...options }, { source, output, clock: () => 0 })
  return {
    read: (path) => output.files.get(path) ?? '',
    list: () => [...output.files.keys()],
    diagnostics: result.diagnostics,
  }
}
