/** A valid `docs.json` with most of the keys. */
export const fullDocsConfig = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'maple',
  name: 'Acme',
  description: 'Everything about Acme',
  colors: { primary: '#0A7A5A', light: '#07C983', dark: '#0A5C49' },
  logo: { light: '/a.svg', dark: '/b.svg', href: 'https://acme.com' },
  favicon: { light: '/l.svg', dark: '/d.svg' },
  appearance: { default: 'dark', strict: true },
  background: { image: '/b.png', decoration: 'grid', color: { light: '#fff', dark: '#000' } },
  navbar: {
    links: [
      { label: 'Blog', href: '/blog', icon: { name: 'pen', style: 'solid', library: 'fontawesome' } },
      { type: 'github', href: 'https://github.com/acme/docs' },
    ],
    primary: { type: 'button', label: 'Dashboard', href: 'https://acme.com' },
  },
  navigation: {
    global: { anchors: [{ anchor: 'Chat', href: 'https://acme.com/chat', icon: 'slack', color: { light: '#fff' } }] },
    languages: [
      {
        language: 'en',
        default: true,
        banner: { content: 'Hi' },
        tabs: [
          {
            tab: 'Guides',
            icon: 'book-open',
            groups: [
              {
                group: 'Start',
                icon: 'star',
                tag: 'New',
                root: 'start',
                expanded: true,
                pages: ['intro', { group: 'More', pages: ['a', 'GET /users'], openapi: { source: 'o.json' } }],
              },
            ],
          },
          { tab: 'API', align: 'end', openapi: ['/openapi.json', { source: 'b.json', directory: 'b' }] },
          { tab: 'Blog', href: 'https://acme.com/blog' },
          { tab: 'More', menu: [{ item: 'Start', description: 'First', pages: ['more'] }] },
        ],
      },
      {
        language: 'de',
        versions: [
          { version: 'v2', tag: 'Latest', default: true, dropdowns: [{ dropdown: 'Server', pages: ['de/a'] }] },
          {
            version: 'v1',
            products: [{ product: 'Cloud', name: 'Acme Cloud', anchors: [{ anchor: 'A', pages: ['b'] }] }],
          },
        ],
      },
    ],
  },
  footer: {
    socials: { github: 'https://github.com/acme' },
    links: [{ header: 'Company', items: [{ label: 'Blog', href: '/blog' }] }],
  },
  search: { prompt: 'Find' },
  seo: {
    indexing: 'all',
    metatags: { 'og:image': '/a.png' },
    organization: { name: 'Acme', url: 'https://acme.com', sameAs: ['https://x.com/acme'] },
    paths: [{ path: 'guides/*', metatags: { robots: 'noindex' } }],
  },
  fonts: { family: 'Inter', heading: { family: 'Acme', source: '/a.woff2', format: 'woff2', weight: 700 } },
  icons: { library: 'lucide' },
  styling: {
    eyebrows: 'breadcrumbs',
    codeblocks: { theme: { light: 'github-light', dark: 'github-dark' } },
    latex: true,
  },
  redirects: [{ source: '/a', destination: '/b', permanent: false }],
  integrations: {
    ga4: { measurementId: 'G-1' },
    intercom: { appId: 'abcdef' },
    mixpanel: { projectToken: 'a', region: 'eu' },
  },
  banner: { content: 'Version 2', dismissible: true, type: 'warning', color: { light: '#fff', dark: '#000' } },
  errors: { '404': { redirect: false, title: 'Nothing', description: 'Go [home](/)' } },
  contextual: {
    options: [
      'copy',
      {
        title: 'Ask',
        description: 'Ask us',
        href: { base: 'https://acme.com', query: [{ key: 'q', value: '$page' }] },
      },
    ],
    display: 'toc',
  },
  interaction: { drilldown: false },
  metadata: { timestamp: true },
  variables: { version: '2.4.1' },
  api: {
    openapi: '/openapi.json',
    playground: { display: 'simple', proxy: false, credentials: true },
    params: { expanded: 'all', post: ['x-unit'] },
    url: 'full',
    examples: { languages: ['curl'], defaults: 'required', prefill: true, autogenerate: false },
    mdx: { server: 'https://api.acme.com', auth: { method: 'basic', name: 'a:b' } },
  },
  markdown: { schema: false, instructions: ['Be brief.'] },
  spearmint: { feedback: { suggestEdit: true }, rounded: 'sharp', searchLocation: 'top', urls: 'clean' },
}
