import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findSpecVersion, parseDocument } from '../../src/api/spec/parse-spec.ts'

/** Paths of real files that inputs are created from. */
export interface Seeds {
  pages: readonly string[]
  specs: readonly string[]
  configs: readonly string[]
}

/** Larger files take seconds to parse. What is special in them is in smaller ones too. */
const MAX_BYTES = 250_000

/** Lists the pages, OpenAPI files and configurations in some folders, in an order that doesn't depend on the machine. */
export function listSeeds(folders: readonly string[]): Seeds {
  const files = folders.filter((folder) => existsSync(folder)).flatMap(listFiles)
  return {
    pages: files.filter((path) => /\.mdx?$/.test(path)),
    specs: files.filter((path) => /\.(?:json|ya?ml)$/.test(path) && isSpec(readFileSync(path, 'utf8'))),
    configs: files.filter((path) => path.endsWith('/mint.json')),
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return /^(?:node_modules|\..*)$/.test(entry.name) ? [] : listFiles(path)
      return entry.isFile() && statSync(path).size <= MAX_BYTES ? [path] : []
    })
}

function isSpec(text: string): boolean {
  if (!/["'\n]?(?:openapi|swagger)["']?\s*:/.test(text)) return false
  const document = parseDocument(text)
  return document.ok && findSpecVersion(document.value) !== undefined
}
