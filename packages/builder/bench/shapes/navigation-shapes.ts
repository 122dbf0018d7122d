import type { Shape } from './shape.ts'

/** A site with a `docs.json` whose navigation has about this many characters, and its pages. */
type ToSite = (size: number) => { navigation: object; pages?: readonly string[] }

const list = <Value>(length: number, create: (index: number) => Value): Value[] =>
  Array.from({ length: Math.ceil(length) }, (_, index) => create(index))

const NAVIGATIONS: Readonly<Record<string, ToSite>> = {
  versions(size) {
    const pages = list(size / 40, (index) => `v${index}/a`)
    return { navigation: { versions: pages.map((page) => ({ version: page, pages: [page] })) }, pages }
  },
  'versions with tabs'(size) {
    const toTab = (tab: string, page: string) => ({ tab, pages: [page] })
    const names = list(size / 110, (index) => `v${index}`)
    const versions = names.map((name) => ({ version: name, tabs: [toTab('A', `${name}/a`), toTab('B', `${name}/b`)] }))
    return { navigation: { versions }, pages: names.flatMap((name) => [`${name}/a`, `${name}/b`]) }
  },
  'pages that several versions share'(size) {
    const pages = list(20, (index) => `shared/page-${index}`)
    return { navigation: { versions: list(size / 350, (index) => ({ version: `v${index}`, pages })) }, pages }
  },
  'groups with a page'(size) {
    const names = list(size / 80, (index) => `group-${index}`)
    const groups = names.map((name) => ({ group: name, root: name, directory: 'card', pages: [`${name}/a`] }))
    return { navigation: { groups }, pages: names.flatMap((name) => [name, `${name}/a`]) }
  },
  'groups of a group with a page'(size) {
    const groups = list(size / 40, (index) => ({ group: `Group ${index}`, pages: [`page-${index}`] }))
    const all = { group: 'All', root: 'index', directory: 'accordion', pages: groups }
    return { navigation: { groups: [all] }, pages: groups.flatMap(({ pages }) => pages) }
  },
  'missing pages': (size) => ({ navigation: { pages: list(size / 12, (index) => `page-${index}`) } }),
  'unknown keys of groups': (size) => ({
    navigation: {
      groups: list(size / 50, (index) => ({ group: `Group ${index}`, collapsed: true, pages: ['index'] })),
    },
  }),
}

/** Navigations of `docs.json` that take long to check, or whose pages are large. */
export const NAVIGATION_SHAPES: readonly Shape[] = Object.entries(NAVIGATIONS).map(([name, toSite]) => ({
  name: `docs.json: ${name}`,
  toPage: () => 'Text.',
  toFiles(size) {
    const { navigation, pages = [] } = toSite(size)
    const config = { theme: 'mint', name: 'Shapes', colors: { primary: '#0a7f5a' }, navigation }
    return {
      'docs.json': JSON.stringify(config),
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `Text of ${page}.`])),
    }
  },
}))
