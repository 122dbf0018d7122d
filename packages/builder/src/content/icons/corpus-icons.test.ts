import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IconLibrary } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { loadIconCollection } from '../../node/package-data/load-icon-collection.ts'
import { createIconResolver, withIconLibrary } from './create-icon-resolver.ts'

const corpus = fileURLToPath(new URL('../../../../../../shared/corpus', import.meta.url))

/** Icons as written in the configuration, frontmatter and components: `"icon": "a"`, `icon: a`, `icon="a"`, `icon={'a'}`. */
const WRITTEN = /(?:^|[\s"])icon"?\s*[=:]\s*\{?\s*(?:"([^"]*)"|'([^']*)'|([\w-]+)$)/gm

/** No names of icons: an injection, placeholders, and a file. */
const NO_ICONS = [/-webkit-mask-image/, /^\[FontAwesome icon name\]$/, /^name$/, /^icon\.svg$/]

/** Names that the library of their site does not have: a newer one, two of Tabler, and a paid one of Font Awesome. */
const MISSING = new Set(['hugging-face', 'list-numbers', 'adjustments', 'message-bot'])

const sites = existsSync(corpus)
  ? readdirSync(corpus, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  : []

function listWrittenIcons(site: string): string[] {
  const folder = join(corpus, site)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$|(?:mint|docs)\.json$/.test(path),
  )
  const names = files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(WRITTEN)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    ),
  )
  return [...new Set(names)].filter(
    (name) => name !== '' && !name.includes('/') && !NO_ICONS.some((other) => other.test(name)),
  )
}

/** The library that a site chooses. */
function readLibrary(site: string): IconLibrary {
  const file = join(corpus, site, 'docs.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).icons?.library ?? 'fontawesome') : 'fontawesome'
}

describe.skipIf(sites.length === 0)(
  `the icons of real sites${sites.length > 0 ? '' : ` (no sites in ${corpus})`}`,
  () => {
    const icons = createIconResolver(loadIconCollection)

    it.each(sites)('%s', (site) => {
      const resolver = withIconLibrary(icons, readLibrary(site))
      const unknown = listWrittenIcons(site).filter((name) => resolver.resolve({ name }).match === 'unknown')
      expect(unknown.filter((name) => !MISSING.has(name))).toEqual([])
    })
  },
)
