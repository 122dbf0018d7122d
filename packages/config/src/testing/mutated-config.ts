import fc from 'fast-check'

/** A valid `mint.json` with most of the keys. */
export const fullConfig = {
  name: 'Acme',
  navigation: [{ group: 'Start', pages: ['intro', { group: 'More', pages: ['a', 'b'], version: 'v1', icon: 'star' }] }],
  logo: { light: '/a.svg', dark: '/b.svg' },
  favicon: '/favicon.svg',
  colors: { primary: '#0A7A5A', background: { light: '#fff', dark: '#000' }, anchors: { from: '#fff', to: '#000' } },
  topbarLinks: [{ name: 'Blog', url: '/blog' }],
  topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' },
  versions: ['v1', { name: 'v2', default: true, locale: 'fr' }],
  anchors: [{ name: 'Chat', url: 'https://acme.com', icon: 'slack', iconType: 'brands', color: '#fff' }],
  tabs: [{ name: 'API', url: 'api', openapi: '/openapi.json' }],
  api: {
    baseUrl: 'https://acme.com',
    auth: { method: 'basic', name: 'a:b' },
    playground: { mode: 'simple' },
    request: { example: { languages: ['curl'] } },
    paramFields: { expanded: 'all', post: ['x'] },
  },
  openapi: ['/openapi.json', 'https://acme.com/openapi.json'],
  footerSocials: { github: 'https://github.com/acme' },
  footer: {
    socials: [{ type: 'x', url: 'https://x.com/acme' }],
    links: [{ links: [{ label: 'Blog', url: '/blog' }] }],
  },
  feedback: { suggestEdit: true },
  modeToggle: { default: 'dark' },
  redirects: [{ source: '/a', destination: '/b', permanent: false }],
  metadata: { 'og:image': '/a.png' },
  analytics: { ga4: { measurementId: 'G-1' }, plausible: { domain: 'acme.com' } },
  integrations: { intercom: 'abcdef' },
  font: { family: 'Inter', weight: 400, headings: { family: 'Acme', url: '/a.woff2', format: 'woff2' } },
  theme: 'quill',
  layout: 'sidenav',
  search: { prompt: 'Find', location: 'top' },
  isWhiteLabeled: true,
}

const replacement = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('true', 'false', '5', '#fff', '#fffff', 'fff', '#ffffffff', 'a.b/', 'https://a.b/', 'v1', 'fa-x', ''),
  fc.constantFrom<unknown>([], {}, null, true, 0, [true], ['x'], [{}], [['x']]),
)
const name = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'nam',
    'iconTyp',
    'url',
    'URL',
    'group',
    'page',
    'extra',
    'hidden',
    '__proto__',
    'constructor',
    'name',
  ),
)

/** A configuration with one to three changes: a value replaced or wrapped, a key renamed, removed or added. */
export function createMutations(full: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(
      fc.tuple(
        fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('replace', 'rename', 'remove', 'add', 'wrap'),
        replacement,
        name,
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) =>
      changes.reduce<unknown>((config, [route, kind, value, key]) => mutate(config, route, { kind, value, key }), full),
    )
}

export const mutatedConfig = createMutations(fullConfig)

interface Mutation {
  kind: 'replace' | 'rename' | 'remove' | 'add' | 'wrap'
  value: unknown
  key: string
}

/** Follows the route, each step modulo the number of entries, and changes the entry at its end. */
function mutate(target: unknown, [step = 0, ...rest]: readonly number[], mutation: Mutation): unknown {
  if (typeof target !== 'object' || target === null || Object.keys(target).length === 0) return mutation.value
  const entries = Object.entries(target)
  const position = step % entries.length
  const isEnd = rest.length === 0
  const changed = entries.flatMap(([key, entry], index): [string, unknown][] => {
    if (index !== position) return [[key, entry]]
    if (!isEnd) return [[key, mutate(entry, rest, mutation)]]
    return changeEntry(key, entry, mutation)
  })
  return Array.isArray(target) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed)
}

function changeEntry(key: string, entry: unknown, { kind, value, key: other }: Mutation): [string, unknown][] {
  switch (kind) {
    case 'replace':
      return [[key, value]]
    case 'rename':
      return [[other, entry]]
    case 'remove':
      return []
    case 'add':
      return [
        [key, entry],
        [other, value],
      ]
    case 'wrap':
      return [[key, [entry]]]
  }
}
