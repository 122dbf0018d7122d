import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconCollection, IconCollectionName } from '../../content/index.ts'

const require = createRequire(import.meta.url)

/** Spelled out, so that tools see that the packages are used. */
const FIND_FILE = {
  'fa6-solid': () => require.resolve('@iconify-json/fa6-solid/icons.json'),
  'fa6-regular': () => require.resolve('@iconify-json/fa6-regular/icons.json'),
  'fa6-brands': () => require.resolve('@iconify-json/fa6-brands/icons.json'),
  lucide: () => require.resolve('@iconify-json/lucide/icons.json'),
  tabler: () => require.resolve('@iconify-json/tabler/icons.json'),
} satisfies Record<IconCollectionName, () => string>

/**
 * Loads a collection from its `@iconify-json` package, 0.1 to 2.1 MB. It is not cached: every call reads the file. Throws
 * when the package is not installed.
 */
export function loadIconCollection(name: IconCollectionName): IconCollection {
  return JSON.parse(readFileSync(FIND_FILE[name](), 'utf8')) as IconCollection
}
