import type { Shape } from './shape.ts'

/** Repeats what a function creates to about this many characters of JSON. */
function fill<Value>(size: number, create: (index: number) => Value): Value[] {
  const length = JSON.stringify(create(100)).length + 1
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => create(index))
}

const nestGroups = (depth: number) =>
  Array.from({ length: depth }, () => 0).reduce<object>((inner) => ({ group: 'A', pages: ['index', inner] }), {
    group: 'A',
    pages: ['index'],
  })

const CONFIGS: Readonly<Record<string, (size: number) => object>> = {
  redirects: (size) => ({ redirects: fill(size, (index) => ({ source: `/a${index}`, destination: '/' })) }),
  'redirects in a chain': (size) => ({
    redirects: fill(size, (index) => ({ source: `/a${index}`, destination: `/a${index + 1}` })),
  }),
  'redirects with wildcards': (size) => ({
    redirects: fill(size, (index) => ({ source: `/:a/:b*/x${index}/*`, destination: '/' })),
  }),
  'wildcards of a redirect': (size) => ({ redirects: [{ source: `${'/:a*'.repeat(size / 4)}/q`, destination: '/' }] }),
  'equal redirects': (size) => ({ redirects: fill(size, () => ({ source: '/a', destination: '/b' })) }),
  versions: (size) => ({ versions: fill(size, (index) => `v${index}`) }),
  'equal versions': (size) => ({ versions: fill(size, () => 'v') }),
  'groups with versions': (size) => ({
    versions: fill(size / 5, (index) => `v${index}`),
    navigation: fill(size, (index) => ({ group: `G${index}`, version: `v${index}`, pages: ['index'] })),
  }),
  groups: (size) => ({ navigation: fill(size, (index) => ({ group: `G${index}`, pages: ['index'] })) }),
  'nested groups': (size) => ({ navigation: fill(size / 1_000, () => nestGroups(40)) }),
  'pages of a group': (size) => ({ navigation: [{ group: 'G', pages: fill(size, (index) => `page${index}`) }] }),
  'equal anchors': (size) => ({ anchors: fill(size, () => ({ name: 'A', url: 'index' })) }),
  'anchors with long prefixes': (size) => ({
    anchors: fill(size, (index) => ({ name: 'A', url: `${'a/'.repeat(500)}${index}` })),
  }),
  'unknown keys': (size) => Object.fromEntries(fill(size, (index) => [`nam${index}`, 1])),
}

const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'equal keys': (size) => `{${'"name":"A",'.repeat(size / 11)}"navigation":[{"group":"A","pages":["index"]}]}`,
  'keys of the prototype': (size) => `{${'"__proto__":{"a":1},'.repeat(size / 20)}"name":"A"}`,
  'missing commas': (size) => `{"navigation":[${'"a" '.repeat(size / 4)}]}`,
}

/** Long paths in links: a redirect with wildcards is compared with each of them. */
const LINKS = Array.from({ length: 20 }, (_, index) => `[a](/${'a/'.repeat(100)}${index})`).join('\n')

/** Configurations that take long to check or to apply. */
export const CONFIG_SHAPES: readonly Shape[] = [
  ...Object.entries(CONFIGS).map(
    ([name, toConfig]): Shape => ({
      name: `mint.json: ${name}`,
      toPage: () => LINKS,
      toFiles: (size) => ({
        'mint.json': JSON.stringify({
          name: 'Shapes',
          navigation: [{ group: 'Shapes', pages: ['index'] }],
          ...toConfig(size),
        }),
      }),
    }),
  ),
  ...Object.entries(TEXTS).map(
    ([name, toText]): Shape => ({
      name: `mint.json: ${name}`,
      toPage: () => LINKS,
      toFiles: (size) => ({ 'mint.json': toText(size) }),
    }),
  ),
]
