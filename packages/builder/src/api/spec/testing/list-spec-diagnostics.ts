import { parseSiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { createMemorySource } from '../../../../test/in-memory-folders.ts'
import { createSpecLoader } from '../create-spec-loader.ts'
import { loadSpecs } from '../load-specs.ts'

/** Lists what a site reports about its only spec, `api.yaml`, and about each of its operations. */
export async function listSpecDiagnostics(text: string): Promise<Diagnostic[]> {
  const source = createMemorySource({ 'api.yaml': text })
  const { config } = parseSiteConfig('{ "name": "A", "navigation": [], "openapi": "api.yaml" }')
  if (config === undefined) throw new Error('The configuration cannot be used.')
  const loader = createSpecLoader(source, undefined)
  const specs = await loadSpecs({ config, pages: [], staticFiles: ['api.yaml'], source, loader })
  const found = [...specs.diagnostics]
  for (const head of specs.all[0]?.list ?? []) {
    specs.findOperation({ specFile: 'api.yaml', head }, (diagnostic) => found.push(diagnostic))
  }
  return found
}
