import type { SourceFolder } from '../../core/index.ts'
import { CONFIG_FILE } from '../../site/index.ts'

/** An OpenAPI document among the files of a site. */
export interface SpecFile {
  path: string
  /** Its file name without the extension. */
  title: string
}

const SPEC_FILE = /([^/]+)\.(?:json|ya?ml)$/i
/** At the start of a line, or after a brace. A line never starts with white space of other lines, which takes linear time. */
const SPEC_KEY = /^(?:[^\S\n]*\{\s*)?["']?(?:openapi|swagger)["']?\s*:/m

/**
 * Lists the OpenAPI documents among the files of a folder: JSON and YAML with `openapi` or `swagger` at the top level. A
 * `mint.json` has an `openapi` key too, but isn't one.
 */
export function listSpecFiles(paths: readonly string[], source: Pick<SourceFolder, 'readText'>): SpecFile[] {
  return paths.flatMap((path) => {
    const [name, title] = SPEC_FILE.exec(path) ?? []
    return title !== undefined && name !== CONFIG_FILE && isSpec(path, source.readText(path) ?? '')
      ? [{ path, title }]
      : []
  })
}

function isSpec(path: string, text: string): boolean {
  return path.toLowerCase().endsWith('.json') ? isJsonSpec(text) : SPEC_KEY.test(text)
}

/**
 * Only a parser can tell the top level of JSON. Invalid JSON is judged by its start: its error is reported when it is
 * loaded.
 */
function isJsonSpec(text: string): boolean {
  if (!/"(?:openapi|swagger)"\s*:/.test(text)) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && ('openapi' in value || 'swagger' in value)
  } catch {
    return SPEC_KEY.test(text)
  }
}
