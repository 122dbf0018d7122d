import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { loadIconCollection } from '../../node/package-data/load-icon-collection.ts'
import { createIconResolver } from './create-icon-resolver.ts'

const corpus = fileURLToPath(new URL('../../../../../../shared/corpus', import.meta.url))

/** Icons as written in `mint.json`, frontmatter and components: `"icon": "a"`, `icon: a`, `icon="a"`, `icon={'a'}`. */
const WRITTEN = /(?:^|[\s"])icon"?\s*[=:]\s*\{?\s*(?:"([^"]*)"|'([^']*)'|([\w-]+)$)/gm

/** Sites in the `mint.json` format; those in `docs.json` may use icon libraries that are not supported yet. */
const isOfMintSite = (path: string) => existsSync(join(corpus, path.split('/')[0] ?? '', 'mint.json'))

/** No icons at all: an injection and a template's placeholder. */
const NO_ICONS = [/-webkit-mask-image/, /^\[FontAwesome icon name\]$/]

function listWrittenIcons(): string[] {
  const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.mdx?$|mint\.json$/.test(path) && isOfMintSite(path),
  )
  const names = files.flatMap((path) =>
    [...readFileSync(join(corpus, path), 'utf8').matchAll(WRITTEN)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    ),
  )
  return [...new Set(names)].filter(
    (name) => name !== '' && !name.includes('/') && !NO_ICONS.some((other) => other.test(name)),
  )
}

const hasCorpus = existsSync(corpus)
it.skipIf(!hasCorpus)(
  `createIconResolver knows every icon of the real sites${hasCorpus ? '' : ` (skipped: no sites in ${corpus})`}`,
  () => {
    const icons = createIconResolver(loadIconCollection)
    const names = listWrittenIcons()
    expect(names.length).toBeGreaterThan(250)
    expect(names.filter((name) => icons.resolve({ name }).match === 'unknown')).toEqual([])
  },
)
