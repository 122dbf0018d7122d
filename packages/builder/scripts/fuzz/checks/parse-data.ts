import { parseSiteConfig } from '@spearmint/config'
import { loadSpec } from '../../../src/api/index.ts'
import type { Check } from './check.ts'

/** Parses a configuration on its own. A JSON object always gives one, unless it is nested too deeply. */
export const parseConfig: Check = async ({ text }) => {
  const { config, diagnostics } = parseSiteConfig(text)
  const isTooDeep = diagnostics.some(({ code }) => code === 'config/too-deep')
  return config === undefined && !isTooDeep && isObjectText(text)
    ? [{ kind: 'lost', message: 'a JSON object is no configuration' }]
    : []
}

/** Loads an OpenAPI file and converts all of its operations. */
export const parseSpec: Check = async ({ text }) => {
  const spec = await loadSpec(
    FILE,
    async (file) => (file === FILE ? text : undefined),
    () => {},
  )
  for (const head of spec?.list ?? []) spec?.toOperation(head)
  for (const name of spec?.schemas ?? []) spec?.findSchema(name)
  return []
}

const FILE = 'openapi.yaml'

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
