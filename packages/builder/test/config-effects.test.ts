import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteConfigInput, toJsonSchema } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../src/index.ts'
import { API_EFFECTS } from './config-effects/api-effects.ts'
import { BRAND_EFFECTS } from './config-effects/brand-effects.ts'
import { BASE_CONFIG, BASE_FILES, type Effect } from './config-effects/effect.ts'
import { HEADER_EFFECTS } from './config-effects/header-effects.ts'
import { LOOK_EFFECTS } from './config-effects/look-effects.ts'
import { NAVIGATION_EFFECTS } from './config-effects/navigation-effects.ts'
import { PAGE_EFFECTS } from './config-effects/page-effects.ts'
import { SPEARMINT_EFFECTS } from './config-effects/spearmint-effects.ts'
import { createMemoryOutput, createMemorySource } from './in-memory-folders.ts'
import { DOCS_SITE } from './sites.ts'

/** Every property of `mint.json` with its effect. A property without a row fails the test below. */
const EFFECTS: readonly Effect[] = [
  ...BRAND_EFFECTS,
  ...HEADER_EFFECTS,
  ...NAVIGATION_EFFECTS,
  ...LOOK_EFFECTS,
  ...PAGE_EFFECTS,
  ...API_EFFECTS,
  ...SPEARMINT_EFFECTS,
  {
    key: 'spearmint',
    config: { spearmint: { feedback: { thumbsRating: true } } },
    shows: { 'start.html': 'Was this page helpful?' },
  },
]

/** Builds the minimal site with one more setting, without disk or network access. */
async function build({ config = {}, files, options, io }: Partial<Effect> = {}) {
  const written = { ...BASE_CONFIG, ...config }
  const pages = Object.fromEntries(listPages(written.navigation).map((page) => [`${page}.mdx`, '```js\nlet a\n```\n']))
  const source = createMemorySource({ ...pages, ...BASE_FILES, ...files, 'mint.json': JSON.stringify(written) })
  const output = createMemoryOutput()
  const { diagnostics } = await buildSite({ base: '', ...options }, { source, output, clock: () => 0, ...io })
  return { files: output.files, codes: diagnostics.map(({ code }) => code) }
}

function listPages(groups: SiteConfigInput['navigation']): string[] {
  return groups.flatMap(({ pages }) => pages.flatMap((page) => (typeof page === 'string' ? page : listPages([page]))))
}

type Output = ReadonlyMap<string, string>

/** The text of an output file, or a note that there is none. */
function readOutput(files: Output, name: string): string {
  const path = name === 'theme.css' ? [...files.keys()].find((file) => /^_spearmint\/theme-/.test(file)) : name
  return files.get(path ?? '') ?? `There is no ${name} among ${[...files.keys()].join(', ')}`
}

function listExpected(expected: Effect['shows'] = {}): [file: string, text: string | RegExp][] {
  return Object.entries(expected).flatMap(([file, texts]) =>
    [texts].flat().map((text): [string, string | RegExp] => [file, text]),
  )
}

const isIn = (text: string, part: string | RegExp) => (typeof part === 'string' ? text.includes(part) : part.test(text))

describe('the effect of', () => {
  it.each(EFFECTS.map((effect) => [effect.key, effect] as const))('%s', async (_, effect) => {
    const { files, codes } = await build(effect)
    expect(codes).toEqual(effect.reports ?? [])
    for (const [file, text] of listExpected(effect.shows)) expect(readOutput(files, file)).toMatch(text)
    for (const [file, text] of listExpected(effect.lacks)) {
      expect(readOutput(files, file)).not.toMatch(/^There is no /)
      expect(readOutput(files, file)).not.toMatch(text)
    }
    const plain = (await build()).files
    if (effect.accepted !== undefined) expect(files).toEqual(plain)
    // Content that the minimal site has too is not an effect. Rows without an effect show the default.
    else if (Object.keys(effect.config).length > 0) {
      const news = listExpected(effect.shows).filter(([file, text]) => !isIn(readOutput(plain, file), text))
      const losses = listExpected(effect.lacks).filter(([file, text]) => isIn(readOutput(plain, file), text))
      expect(news.length + losses.length + (effect.reports?.length ?? 0), 'differences').toBeGreaterThan(0)
    }
  })
})

describe('the table', () => {
  const keys = listKeys()
  const rows = new Set(EFFECTS.map(({ key }) => key))

  it('has exactly the properties of the schema', () => {
    const families = [...rows].filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -2))
    const isInFamily = (key: string) => families.some((family) => key === family || key.startsWith(`${family}.`))
    expect(keys.length).toBeGreaterThan(150)
    expect(keys.filter((key) => !rows.has(key) && !isInFamily(key))).toEqual([])
    expect([...rows].filter((key) => !key.endsWith('.*') && !keys.includes(key))).toEqual([])
  })

  it('agrees with the reference page', () => {
    const page = readFileSync(join(DOCS_SITE, 'reference/configuration.mdx'), 'utf8')
    const names = [
      ...new Set(EFFECTS.map(({ key }) => key.replace(/\.\*$/, '').replace(/^.*\./, '').replace('[]', ''))),
    ]
    const words = new Set(page.match(/[$\w]+/g))
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })
})

interface SchemaNode {
  $ref?: string
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
}

/** All keys of the JSON Schema by path. Recursive definitions, such as groups, are entered once. */
function listKeys(): string[] {
  const schema = toJsonSchema() as SchemaNode & { definitions?: Record<string, SchemaNode> }
  const keys = new Set<string>()

  function walk(node: SchemaNode, path: string, entered: readonly string[]): void {
    if (node.$ref !== undefined) {
      const name = node.$ref.replace(/^.*\//, '')
      if (!entered.includes(name)) walk(schema.definitions?.[name] ?? {}, path, [...entered, name])
    }
    for (const part of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) walk(part, path, entered)
    for (const [key, value] of Object.entries(node.properties ?? {})) {
      const below = path === '' ? key : `${path}.${key}`
      keys.add(below)
      walk(value, below, entered)
    }
    if (node.items !== undefined) walk(node.items, `${path}[]`, entered)
  }

  walk(schema, '', [])
  return [...keys]
}
