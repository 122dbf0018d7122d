import type { SourceFolder } from '../model/folders.ts'

/** An OpenAPI document among the files of a site. */
export interface SpecFile {
  path: string
  /** Its file name without the extension. */
  title: string
}

/** Finds the OpenAPI documents among the published files: JSON and YAML with the key `openapi` or `swagger` on top. */
export function findSpecs(paths: readonly string[], source: Pick<SourceFolder, 'readText'>): SpecFile[] {
  return paths.flatMap((path) => {
    const [, title = '', extension = ''] = /([^/]+)\.(json|ya?ml)$/i.exec(path) ?? []
    if (title === '') return []
    const text = source.readText(path) ?? ''
    const isSpec =
      extension.toLowerCase() === 'json' ? isJsonSpec(text) : /^["']?(?:openapi|swagger)["']?\s*:/m.test(text)
    return isSpec ? [{ path, title }] : []
  })
}

function isJsonSpec(text: string): boolean {
  if (!/"(?:openapi|swagger)"\s*:/.test(text)) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && ('openapi' in value || 'swagger' in value)
  } catch {
    return false
  }
}
