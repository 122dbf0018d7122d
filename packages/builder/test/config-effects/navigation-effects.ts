import type { SiteConfigInput } from '@spearmint/config'
import type { Effect } from './effect.ts'

type Group = SiteConfigInput['navigation'][number]

const VERSIONED: Group[] = [
  { group: 'Two', version: 'v2', pages: ['v2/a'] },
  { group: 'One', version: 'v1', pages: ['v1/a', 'v1/b'] },
]
const VERSIONS = { versions: ['v2', 'v1'], navigation: VERSIONED }
const NESTED: Group[] = [{ group: 'Outer', pages: ['start', { group: 'Inner', icon: 'rocket', pages: ['guides/a'] }] }]
const ROCKET = 'M156.6 384.9L125.7 354'
const API = { name: 'Reference', url: 'api' }

/** Groups, versions, tabs and anchors. */
export const NAVIGATION_EFFECTS: readonly Effect[] = [
  {
    key: 'navigation',
    config: {},
    shows: {
      'start.html': /Guides<\/p>.*href="\/start\.html".*href="\/guides\/a\.html".*API<\/p>.*href="\/api\/x\.html"/,
    },
    lacks: { 'start.html': 'noindex' },
  },
  {
    key: 'navigation[].group',
    config: { navigation: [{ group: 'First steps', pages: ['start'] }] },
    shows: { 'start.html': '<p class="sidebar-group-header sidebar-title">First steps</p>' },
  },
  {
    key: 'navigation[].pages',
    config: { navigation: NESTED },
    shows: { 'guides/a.html': /<details class="sidebar-nested" open.*Inner<\/span>.*aria-current="page".*A</ },
  },
  { key: 'navigation[].icon', config: { navigation: NESTED }, shows: { 'start.html': /<summary [^>]*><svg .*Inner/ } },
  {
    key: 'navigation[].iconType',
    config: { navigation: [{ group: 'G', icon: 'github', iconType: 'brands', pages: ['start'] }] },
    shows: { 'start.html': /sidebar-title"><svg .*?<\/svg>G<\/p>/ },
  },
  {
    key: 'navigation[].version',
    config: VERSIONS,
    shows: { 'v1/a.html': 'href="/v1/b.html"' },
    lacks: { 'v2/a.html': 'href="/v1/b.html"' },
  },
  {
    key: 'navigation[].public',
    config: {
      navigation: [
        { group: 'Guides', pages: ['start', 'guides/a'], public: false },
        { group: 'API', pages: ['api/x'] },
      ],
    },
    accepted: 'A static host shows every file to everybody.',
    reports: ['config/ignored-value'],
  },
  {
    key: 'versions',
    config: VERSIONS,
    shows: {
      // The same page of the other version, and where there is none its first.
      'v1/a.html':
        /<details class="version-select" data-sm="version-select"><summary>.*v1<svg .*<a href="\/v2\/a\.html">v2<\/a>/,
      'v1/b.html': '<a href="/v2/a.html">v2</a>',
      'v2/a.html': '<a href="/v1/a.html">v1</a>',
    },
  },
  {
    key: 'versions[].name',
    config: { ...VERSIONS, versions: [{ name: 'v2' }, { name: 'v1' }] },
    shows: { 'v2/a.html': '<a href="/v2/a.html" aria-current="true" data-active="">v2</a>' },
  },
  {
    key: 'versions[].url',
    config: { versions: ['v2', { name: 'v0', url: 'https://v0.acme.example' }] },
    shows: { 'start.html': '<a href="https://v0.acme.example">v0</a>' },
  },
  {
    key: 'versions[].default',
    config: { ...VERSIONS, versions: ['v2', { name: 'v1', default: true }] },
    shows: { 'index.html': '<link rel="canonical" href="/v1/a.html">' },
  },
  {
    key: 'versions[].locale',
    config: { ...VERSIONS, versions: ['v2', { name: 'v1', locale: 'fr' }] },
    shows: {
      'v1/a.html': '<html lang="fr"',
      'v2/a.html': ['<html lang="en"', '<a href="/v1/a.html" hreflang="fr">v1</a>'],
    },
  },
  {
    key: 'tabs',
    config: { tabs: [API] },
    shows: { 'start.html': /<nav class="nav-tabs" .*Documentation<\/a>.*Reference<\/a>/ },
  },
  { key: 'tabs[].name', config: { tabs: [API] }, shows: { 'start.html': 'href="/api/x.html">Reference</a>' } },
  {
    key: 'tabs[].url',
    config: { tabs: [API, { name: 'Blog', url: 'https://blog.acme.example' }] },
    shows: {
      'api/x.html': '<a class="nav-tabs-item" href="/api/x.html" aria-current="true" data-active="">Reference</a>',
      'start.html': '<a class="nav-tabs-item" href="https://blog.acme.example" target="_blank" rel="noopener">Blog</a>',
    },
    lacks: { 'start.html': '<span class="sidebar-label">X</span>' },
  },
  {
    key: 'tabs[].version',
    config: { ...VERSIONS, tabs: [{ name: 'Old', url: 'v1', version: 'v1' }] },
    shows: { 'v1/a.html': '>Old</a>' },
    lacks: { 'v2/a.html': '>Old</a>' },
  },
  {
    key: 'tabs[].isDefaultHidden',
    config: { tabs: [{ ...API, isDefaultHidden: true }] },
    shows: { 'api/x.html': '>Reference</a>' },
    lacks: { 'start.html': '>Reference</a>' },
  },
  {
    key: 'primaryTab',
    config: { tabs: [API], primaryTab: { name: 'Home' } },
    shows: { 'start.html': '<a class="nav-tabs-item" href="/start.html" aria-current="true" data-active="">Home</a>' },
  },
  {
    key: 'primaryTab.name',
    config: { tabs: [API], primaryTab: { name: 'Home' } },
    shows: { 'api/x.html': 'href="/start.html">Home</a>' },
  },
  {
    key: 'primaryTab.isDefaultHidden',
    config: { tabs: [API], primaryTab: { name: 'Home', isDefaultHidden: true } },
    shows: { 'start.html': '>Home</a>' },
    lacks: { 'api/x.html': '>Home</a>' },
  },
  {
    key: 'anchors',
    config: { anchors: [{ name: 'Forum', url: 'https://forum.acme.example' }] },
    shows: { 'start.html': '<a class="nav-anchor" href="https://forum.acme.example" target="_blank" rel="noopener">' },
  },
  { key: 'anchors[].name', config: { anchors: [API] }, shows: { 'start.html': '</span>Reference</a>' } },
  {
    key: 'anchors[].url',
    config: { anchors: [API] },
    shows: { 'api/x.html': '<a class="nav-anchor" href="/api/x.html" aria-current="true" data-active="">' },
    lacks: { 'start.html': '<span class="sidebar-label">X</span>' },
  },
  { key: 'anchors[].icon', config: { anchors: [{ ...API, icon: 'rocket' }] }, shows: { 'start.html': ROCKET } },
  ...(
    [
      'brands',
      'duotone',
      'light',
      'regular',
      'sharp-duotone-solid',
      'sharp-light',
      'sharp-regular',
      'sharp-solid',
      'sharp-thin',
      'solid',
      'thin',
    ] as const
  ).map((iconType) => ({
    key: 'anchors[].iconType',
    config: { anchors: [{ ...API, icon: iconType === 'brands' ? 'github' : 'star', iconType }] },
    shows: { 'start.html': /<span class="nav-anchor-icon anchor-default"><svg [^>]*><path / },
  })),
  {
    key: 'anchors[].color',
    config: { anchors: [{ ...API, color: '#FF5A1F' }] },
    shows: {
      'start.html': 'class="nav-anchor-icon anchor-ff5a1f"',
      'theme.css': '.anchor-ff5a1f { background: #ff5a1f;',
    },
  },
  ...(['from', 'via', 'to'] as const).map((stop) => ({
    key: `anchors[].color.${stop}`,
    config: { anchors: [{ ...API, color: { from: '#111111', via: '#222222', to: '#333333' } }] },
    shows: {
      'start.html': 'anchor-111111-222222-333333',
      'theme.css': 'background: linear-gradient(45deg, #111111, #222222, #333333)',
    },
  })),
  {
    key: 'anchors[].version',
    config: { ...VERSIONS, anchors: [{ name: 'Chat', url: 'https://chat.acme.example', version: 'v1' }] },
    shows: { 'v1/a.html': '</span>Chat</a>' },
    lacks: { 'v2/a.html': '</span>Chat</a>' },
  },
  {
    key: 'anchors[].isDefaultHidden',
    config: { anchors: [{ ...API, isDefaultHidden: true }] },
    shows: { 'api/x.html': '</span>Reference</a>' },
    lacks: { 'start.html': '</span>Reference</a>' },
  },
  {
    key: 'topAnchor',
    config: { anchors: [API] },
    shows: { 'api/x.html': /<a class="nav-anchor" href="\/start\.html">.*?<\/span>Documentation<\/a>/ },
  },
  {
    key: 'topAnchor.name',
    config: { anchors: [API], topAnchor: { name: 'Home' } },
    shows: { 'api/x.html': '</span>Home</a>' },
  },
  { key: 'topAnchor.icon', config: { anchors: [API], topAnchor: { icon: 'rocket' } }, shows: { 'start.html': ROCKET } },
  {
    key: 'topAnchor.iconType',
    config: { anchors: [API], topAnchor: { icon: 'github', iconType: 'brands' } },
    shows: { 'start.html': /anchor-default"><svg [^>]*viewBox="0 0 496 512"/ },
  },
]
