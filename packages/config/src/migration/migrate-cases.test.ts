import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'
import { migrateConfig } from './migrate-config.ts'

type Json = Record<string, unknown>

/** A recorded conversion of the hosted service. */
interface MigrateCase {
  id: string
  mint: Json
  docs: Json
}

const cases = readFileSync(new URL('../fixtures/migrate-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): MigrateCase => JSON.parse(line))

/**
 * What Spearmint's result has in addition, or says in another way, and why. Each gives both results the same form, in
 * which the difference is gone.
 */
const DIFFERENCES: readonly { reason: string; normalize: (docs: Json) => Json }[] = [
  {
    reason: 'Settings without a counterpart are in "spearmint", where Spearmint reads them. The converter drops them.',
    normalize: (docs) => withoutKey(docs, 'spearmint'),
  },
  {
    reason: 'Examples still leave out optional parameters, and fields still show their keys. The converter drops both.',
    normalize: (docs) =>
      mapKey(docs, 'api', (api) =>
        withoutKey(
          mapKey(api, 'examples', (examples) => withoutKey(examples, 'defaults')),
          'params',
        ),
      ),
  },
  {
    reason: 'Keys of docs.json in the mint.json are taken over. The converter drops them.',
    normalize: (docs) => withoutKey(docs, 'contextual'),
  },
  {
    reason: 'A repository among the links stays one. The converter makes it a plain link.',
    normalize: (docs) => mapObjects(docs, toPlainLink),
  },
  {
    reason: 'Anchors keep their color: the common one, or the first of a gradient. The converter drops both.',
    normalize: (docs) => mapObjects(docs, (one) => ('anchor' in one ? withoutKey(one, 'color') : one)),
  },
  {
    reason: 'The search still finds the pages of hidden tabs and anchors. The converter hides them.',
    normalize: (docs) => mapObjects(docs, (one) => withoutKey(one, 'searchable')),
  },
  {
    reason: 'The paths of OpenAPI files stay as they are written. Both mean the same.',
    normalize: (docs) => mapKey(docs, 'api', (api) => ({ ...api, ...toRelativePaths(api.openapi) })),
  },
  {
    reason: 'Links to other sites are no reason for an anchor "Documentation" around all pages: the site has none.',
    normalize: (docs) => mapKey(docs, 'navigation', unwrapAnchor),
  },
]

/** What is different in a way of its own. */
const OWN_RESULTS: Readonly<Record<string, { reason: string; part: Json }>> = {
  'layout-solidSidenav': {
    reason: 'The theme "willow" would also bring the style of "quill", which the site does not have.',
    part: { theme: 'maple', spearmint: { layout: 'solidSidenav' } },
  },
  'nav-emptyname': {
    reason: 'Titles of groups are required. The result of the converter is invalid.',
    part: { navigation: { pages: ['a'] } },
  },
  'nav-slashes': {
    reason: 'Pages are written without extension.',
    part: { navigation: { groups: [{ group: 'A', pages: ['a', 'b/', 'c', 'd'] }] } },
  },
  'versions-nested': {
    reason: 'A group of another version keeps its pages. The result of the converter is invalid.',
    part: {
      navigation: {
        versions: [
          { version: 'v2', groups: [{ group: 'A', pages: ['a'] }] },
          { version: 'v1', groups: [{ group: 'A', pages: [{ group: 'Old', pages: ['b'] }] }] },
        ],
      },
    },
  },
  'tab-inside-anchor': {
    reason: 'The tab is still in its anchor, and still shows the other one.',
    part: {
      navigation: {
        tabs: [
          {
            tab: 'Documentation',
            anchors: [
              { anchor: 'Documentation', icon: 'book-open', groups: [{ group: 'A', pages: ['a'] }] },
              { anchor: 'SDK', groups: [{ group: 'S', pages: ['sdk/x'] }] },
            ],
          },
          {
            tab: 'Ref',
            anchors: [
              { anchor: 'Documentation', icon: 'book-open', href: '/a' },
              { anchor: 'SDK', groups: [{ group: 'S', pages: ['sdk/ref/y'] }] },
            ],
          },
        ],
      },
    },
  },
}

const SEVERAL = {
  untitled: 'Titles of groups are required, so pages without one are outside of groups. The converter writes "".',
  rows: 'Tabs contain anchors, as on the site of the mint.json. The converter puts tabs into anchors.',
} as const

/** Real sites with a navigation of another form. Their pages are the same. */
const OTHER_NAVIGATIONS: Readonly<Record<string, string>> = {
  'real-agentops': SEVERAL.untitled,
  'real-axiomhq': SEVERAL.untitled,
  'real-mem0': SEVERAL.rows,
  'real-trigger.dev': SEVERAL.untitled,
  'real-turso-docs': SEVERAL.untitled,
}

function migrate(mint: Json): Json {
  return JSON.parse(migrateConfig(JSON.stringify(mint)).text ?? '')
}

function normalize(docs: Json): Json {
  return DIFFERENCES.reduce((result, difference) => difference.normalize(result), docs)
}

describe('recorded conversions of the hosted service', () => {
  it.each(cases)('$id', ({ id, mint, docs }) => {
    const ours = migrate(mint)
    const own = OWN_RESULTS[id]
    if (own) return expect(ours).toMatchObject(own.part)
    const results = [ours, docs].map(normalize)
    if (id in OTHER_NAVIGATIONS) {
      const [pages, recorded] = results.map(({ navigation }) => [...new Set(listPages(navigation))].sort())
      expect(pages).toEqual(recorded)
      for (const result of results) delete result.navigation
    }
    expect(results[0]).toEqual(results[1])
  })

  it('are valid', () => {
    for (const { id, mint } of cases) {
      const { diagnostics } = parseSiteConfig(JSON.stringify(migrate(mint)), { file: 'docs.json' })
      expect([id, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([id, []])
    }
  })

  it('differ in each way that is listed', () => {
    const texts = cases.map(({ id, mint, docs }) => ({ id, ours: migrate(mint), docs }))
    const withoutIt = DIFFERENCES.filter((difference) => {
      const others = DIFFERENCES.filter((one) => one !== difference)
      const toForm = (docs: Json) =>
        JSON.stringify(toSorted(others.reduce((result, one) => one.normalize(result), docs)))
      return texts.every(
        ({ id, ours, docs }) => id in OWN_RESULTS || id in OTHER_NAVIGATIONS || toForm(ours) === toForm(docs),
      )
    })
    expect(withoutIt.map(({ reason }) => reason)).toEqual([])
    const same = texts.filter(
      ({ ours, docs }) => JSON.stringify(toSorted(normalize(ours))) === JSON.stringify(toSorted(normalize(docs))),
    )
    expect(same.map(({ id }) => id).filter((id) => id in OWN_RESULTS || id in OTHER_NAVIGATIONS)).toEqual([])
  })
})

function toPlainLink(object: Json): Json {
  const { type, ...link } = object
  // Among the buttons of the header, it is one in both results.
  return type === 'github' && 'href' in link ? { label: 'Github', ...link } : object
}

function toRelativePaths(openapi: unknown): Json {
  if (openapi === undefined) return {}
  const toRelative = (path: unknown) => String(path).replace(/^\//, '')
  return { openapi: Array.isArray(openapi) ? openapi.map(toRelative) : toRelative(openapi) }
}

/** Puts the pages of an only anchor next to the links. */
function unwrapAnchor(navigation: Json): Json {
  const { anchors, global, ...rest } = navigation
  if (!Array.isArray(anchors)) return navigation
  const own = anchors.filter((anchor) => anchor.href === undefined)
  const links = anchors.filter((anchor) => anchor.href !== undefined)
  if (own.length !== 1 || links.some(({ href }) => !/^mailto:/.test(href))) return navigation
  const { anchor: _, icon: _icon, ...content } = own[0]
  const around = { ...(global as Json), ...(links.length > 0 && { anchors: links }) }
  return { ...rest, ...content, ...(Object.keys(around).length > 0 && { global: around }) }
}

function listPages(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? one : listPages(one)))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listPages) : []
}

function toSorted(docs: Json): Json {
  return mapObjects(docs, (one) => Object.fromEntries(Object.entries(one).sort(([a], [b]) => a.localeCompare(b))))
}

function mapKey(object: Json, key: string, change: (value: Json) => Json): Json {
  const value = object[key]
  if (typeof value !== 'object' || value === null) return object
  const changed = change(value as Json)
  return Object.keys(changed).length === 0 ? withoutKey(object, key) : { ...object, [key]: changed }
}

function withoutKey(object: Json, key: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
}

function mapObjects(value: Json, change: (object: Json) => Json): Json {
  const map = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(map)
    if (typeof part !== 'object' || part === null) return part
    return change(Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, map(inner)])))
  }
  return map(value) as Json
}
