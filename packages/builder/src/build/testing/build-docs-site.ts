import { createMemoryOutput, createMemorySource } from '../../../test/in-memory-folders.ts'
import { createSourceHashes } from '../../site/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { writeSite } from '../write-site.ts'
import { packageData } from './create-test-io.ts'

interface Built {
  config?: object
  pages?: Record<string, string>
  /** Further files of the folder. */
  files?: Record<string, string>
  options?: Partial<BuildOptions>
  io?: Partial<BuildIo>
}

const SPEC = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Ships', version: '1' },
  paths: { '/ships': { get: { summary: 'List ships', responses: { 200: { description: 'OK' } } } } },
})

/** Builds a site with `docs.json` and returns its files and what was reported. */
export async function buildDocsSite({
  config = {},
  pages = { a: '## One\n\nText\n' },
  files = {},
  options = {},
  io = {},
}: Built = {}) {
  const base = {
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0a6640' },
    navigation: { pages: Object.keys(pages) },
  }
  const source = createMemorySource({
    'docs.json': JSON.stringify({ ...base, ...config }),
    'spec.json': SPEC,
    ...files,
    ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`${path}.mdx`, text])),
  })
  const output = createMemoryOutput()
  const world = { source, output, packageData, clock: () => 0, hashFile: createSourceHashes(source), ...io }
  const result = await writeSite({ base: '/docs', parser: 'reference', ...options }, world)
  const read = (path: string): string => String(output.files.get(path) ?? '')
  return {
    read,
    list: () => [...output.files.keys()],
    codes: result.diagnostics.map(({ code }) => code),
    diagnostics: result.diagnostics,
    hostFacts: result.hostFacts,
  }
}
