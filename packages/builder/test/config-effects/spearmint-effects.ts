import type { SiteIo } from '../../src/index.ts'
import { createMemorySource } from '../in-memory-folders.ts'
import { BRAND_EFFECTS } from './brand-effects.ts'
import type { Effect } from './effect.ts'
import { HEADER_EFFECTS } from './header-effects.ts'
import { LOOK_EFFECTS } from './look-effects.ts'
import { PAGE_EFFECTS } from './page-effects.ts'

const SAME_KEY = /^(?:feedback|rounded|sidebar|topbar|isWhiteLabeled|theme|layout)(?:\.|$)/

/** Inside `spearmint`, the settings have the same effect as the keys of the same name. */
const SAME_KEYS: readonly Effect[] = [...BRAND_EFFECTS, ...HEADER_EFFECTS, ...LOOK_EFFECTS, ...PAGE_EFFECTS].flatMap(
  (effect): Effect[] => {
    if (SAME_KEY.test(effect.key)) {
      // `versions` in `spearmint` are those from Git.
      const { versions: _, ...config } = effect.config
      return [{ ...effect, key: `spearmint.${effect.key}`, config: { spearmint: config } }]
    }
    if (effect.config.colors?.anchors !== undefined) {
      const { anchors, ...colors } = effect.config.colors
      const key = effect.key.replace('colors.anchors', 'spearmint.anchorColor')
      return [{ ...effect, key, config: { colors, spearmint: { anchorColor: anchors } } }]
    }
    const { location } = effect.config.search ?? {}
    if (effect.key !== 'search.location' || location === undefined) return []
    return [{ ...effect, key: 'spearmint.searchLocation', config: { spearmint: { searchLocation: location } } }]
  },
)

/** A repository with the tag `v1.0.0`, which has one page. */
function createHistory(): SiteIo['history'] {
  const config = { name: 'Acme', navigation: [{ group: 'All', pages: ['start'] }] }
  const folder = createMemorySource({ 'mint.json': JSON.stringify(config), 'start.mdx': 'Text' })
  return {
    list: () => ({ revisions: [{ name: 'v1.0.0', kind: 'tag', commit: 'c', date: 0 }], isShallow: false }),
    findTrees: (commits) => commits.map(() => 'tree'),
    open: (tree) => ({ ...folder, tree, diagnostics: () => [] }),
    readDates: async () => new Map(),
    openCache: () => undefined,
  }
}

export const SPEARMINT_EFFECTS: readonly Effect[] = [
  ...SAME_KEYS,
  {
    key: 'spearmint.urls',
    config: { spearmint: { urls: 'folder' } },
    shows: { 'guides/a/index.html': 'href="/start/"', 'index.html': 'href="/guides/a/"' },
    lacks: { 'guides/a/index.html': '/start.html' },
  },
  {
    key: 'spearmint.relative',
    config: { spearmint: { relative: true } },
    shows: { 'guides/a.html': ['href="../start.html"', '<script defer src="../_spearmint/'] },
    lacks: { 'guides/a.html': ['href="/', 'type="module"'] },
  },
  {
    key: 'spearmint.drafts',
    config: { spearmint: { drafts: ['site-skill'] } },
    shows: { '.well-known/agent-skills/index.json': '"type": "skill-md"' },
  },
  {
    key: 'spearmint.socialCards.*',
    config: { spearmint: { socialCards: { appearance: 'dark', background: '/day.svg' } } },
    options: { siteUrl: 'https://docs.acme.com' },
    shows: {
      'start.html': [
        'property="og:image" content="https://docs.acme.com/_spearmint/cards/',
        'property="og:image:width" content="1200"',
        'property="og:image:alt" content="Start - Acme"',
        'name="twitter:card" content="summary_large_image"',
      ],
    },
  },
  {
    key: 'spearmint.versions.*',
    config: { spearmint: { versions: { from: 'v*', labels: { 'v1.0': 'First' }, folder: 'latest', noindex: true } } },
    io: { history: createHistory() },
    shows: {
      'start.html': ['<a href="/v1.0/start.html">First</a>', 'Latest'],
      'v1.0/start.html': ['which is not the latest version', '<meta name="robots" content="noindex">'],
    },
    lacks: { 'start.html': 'noindex' },
  },
  {
    key: 'spearmint.locale',
    config: { spearmint: { locale: 'fr' } },
    shows: { 'start.html': ['<html lang="fr"', 'Aller au contenu'] },
    lacks: { 'start.html': 'Skip to content' },
  },
  {
    key: 'spearmint.words',
    config: { spearmint: { words: { 'frame.skip': 'To the text', en: { 'frame.main': 'All pages' } } } },
    shows: { 'start.html': ['To the text', 'aria-label="All pages"'] },
    lacks: { 'start.html': 'Skip to content' },
  },
]
