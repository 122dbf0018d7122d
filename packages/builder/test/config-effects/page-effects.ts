import type { Effect } from './effect.ts'

const repository = { url: 'https://github.com/acme/docs', branch: 'main', folder: 'site' }
const NESTED = [{ group: 'Outer', pages: ['start', { group: 'Inner', pages: ['guides/a'] }] }]
const HIDDEN = { 'hidden.mdx': '---\nhidden: true\n---\n' }
const REDIRECT = { source: '/old', destination: '/api/x' }

/** Content of pages and their heads, and keys for other tools. */
export const PAGE_EFFECTS: readonly Effect[] = [
  {
    key: 'feedback',
    config: { feedback: { raiseIssue: true } },
    reports: ['site/unknown-repository'],
    lacks: { 'start.html': 'class="feedback"' },
  },
  {
    key: 'feedback.suggestEdit',
    config: { feedback: { suggestEdit: true } },
    options: { repository },
    shows: { 'guides/a.html': 'href="https://github.com/acme/docs/edit/main/site/guides/a.mdx"' },
  },
  {
    key: 'feedback.raiseIssue',
    config: { feedback: { raiseIssue: true } },
    options: { repository },
    shows: {
      'guides/a.html': 'https://github.com/acme/docs/issues/new?title=Issue+on+docs&#x26;body=Path%3A+%2Fguides%2Fa',
    },
  },
  {
    key: 'feedback.thumbsRating',
    config: { feedback: { thumbsRating: true } },
    shows: { 'start.html': ['Was this page helpful?', /src="\/_spearmint\/feedback-[\w-]+\.js"/] },
  },
  { key: 'redirects', config: { redirects: [REDIRECT] }, shows: { 'old.html': 'url=/api/x.html' } },
  {
    key: 'redirects[].source',
    config: { redirects: [REDIRECT] },
    files: { 'guides/a.mdx': '[Old](/old)' },
    shows: { 'guides/a.html': '<a href="/api/x.html">Old</a>' },
  },
  { key: 'redirects[].destination', config: { redirects: [REDIRECT] }, shows: { 'old.html': 'href="/api/x.html"' } },
  {
    key: 'redirects[].permanent',
    config: { redirects: [{ ...REDIRECT, permanent: false }] },
    shows: { _redirects: /\/old .*302/ },
  },
  {
    key: 'metadata',
    config: { metadata: { 'og:image': '/day.svg', 'twitter:site': '@acme' } },
    shows: {
      'start.html': ['<meta property="og:image" content="/day.svg">', '<meta name="twitter:site" content="@acme">'],
    },
  },
  {
    key: 'seo',
    config: {},
    files: HIDDEN,
    shows: { 'hidden.html': '<meta name="robots" content="noindex">' },
    lacks: { 'start.html': 'noindex' },
  },
  {
    key: 'seo.indexHiddenPages',
    config: { seo: { indexHiddenPages: true } },
    files: HIDDEN,
    shows: { 'hidden.html': '<h1 id="page-title">Hidden</h1>' },
    lacks: { 'hidden.html': 'noindex' },
  },
  {
    key: 'eyebrow',
    config: { navigation: NESTED },
    shows: { 'guides/a.html': '<p class="eyebrow">Inner</p>' },
  },
  {
    key: 'eyebrow.display',
    config: { navigation: NESTED, eyebrow: { display: 'breadcrumbs' } },
    shows: { 'guides/a.html': /Outer.*Inner.*<h1 id="page-title">/ },
    lacks: { 'guides/a.html': '<p class="eyebrow">Inner</p>' },
  },
  { key: '$schema', config: { $schema: 'https://mintlify.com/schema.json' }, accepted: 'It is for editors.' },
  {
    key: 'search',
    config: {},
    shows: { 'start.html': '<span>Search...</span>', '_spearmint/search/manifest.json': '"indexes"' },
  },
  {
    key: 'search.prompt',
    config: { search: { prompt: 'Ask <Acme>' } },
    shows: {
      'start.html': [
        /<button[^>]* id="search-bar-entry"[^>]* data-prompt="Ask <Acme>"/,
        '<span>Ask &#x3C;Acme></span>',
      ],
    },
  },
  {
    key: 'search.location',
    config: { search: { location: 'side' } },
    shows: { 'start.html': /class="sidebar-top"><div class="sidebar-bar">.*<button[^>]* id="search-bar-entry"/ },
  },
  {
    key: 'analytics.*',
    config: { analytics: { plausible: { domain: 'docs.acme.example' } } },
    accepted: 'A built site runs no scripts of others.',
    reports: ['site/third-party-script'],
  },
  {
    key: 'integrations.*',
    config: { integrations: { intercom: 'abc12345' } },
    accepted: 'A built site runs no scripts of others.',
    reports: ['site/third-party-script'],
  },
]
