/** A page with a title, and frontmatter besides it. */
function toPage(path: string, extra = ''): string {
  const title = (path.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return `---\ntitle: ${title}\n${extra}---\n\nThe text of ${path}.\n\n## First step\n\nMore.\n\n## Second step\n\nEven more.\n`
}

/** The content of a version in a folder. */
const toVersion = (folder: string) => ({
  products: [
    {
      product: 'Core',
      icon: 'cube',
      description: 'The engine itself',
      tabs: [
        {
          tab: 'Guides',
          icon: 'book-open',
          groups: [
            { group: 'Start', icon: 'rocket', tag: 'New', pages: [`${folder}/intro`, `${folder}/install`] },
            {
              group: 'Learn',
              directory: 'card',
              root: `${folder}/learn`,
              pages: [
                { group: 'Basics', expanded: true, pages: [`${folder}/basics/pages`, `${folder}/basics/links`] },
                {
                  group: 'Deep dives',
                  icon: 'anchor',
                  tag: 'Beta',
                  root: `${folder}/deep`,
                  directory: 'accordion',
                  pages: [`${folder}/deep/cache`, { group: 'Tuning', pages: [`${folder}/deep/threads`] }],
                },
                { group: 'Recipes', pages: [`${folder}/recipes/one`, `${folder}/recipes/two`] },
              ],
            },
            { group: 'Internal', hidden: true, searchable: true, boost: 2, pages: [`${folder}/internal`] },
          ],
        },
        {
          tab: 'Reference',
          menu: [
            {
              item: 'REST',
              icon: 'server',
              description: 'Over HTTP',
              pages: [`${folder}/rest/users`, `${folder}/rest/teams`],
            },
            { item: 'CLI', icon: 'terminal', description: 'In a terminal', pages: [`${folder}/cli/run`] },
          ],
        },
        { tab: 'Preview', hidden: true, pages: [`${folder}/preview`] },
        { tab: 'Status', href: 'https://status.example.com', align: 'end' },
      ],
    },
    {
      product: 'Cloud',
      icon: 'cloud',
      description: 'The engine as a service',
      dropdowns: [
        {
          dropdown: 'Console',
          icon: 'desktop',
          description: 'In the browser',
          anchors: [
            {
              anchor: 'Overview',
              icon: 'map',
              color: { light: '#0f766e', dark: '#5eead4' },
              groups: [{ group: 'Overview', pages: [`${folder}/cloud/console`, `${folder}/cloud/members`] }],
            },
            {
              anchor: 'Logs',
              icon: 'list',
              color: { light: '#9f1239', dark: '#fda4af' },
              pages: [`${folder}/cloud/logs`],
            },
          ],
        },
        {
          dropdown: 'Billing',
          icon: 'credit-card',
          description: 'Plans and invoices',
          pages: [`${folder}/cloud/plans`],
        },
      ],
    },
  ],
})

const FOLDERS = ['en/v2', 'en/v1', 'de/v2', 'de/v1']

const PAGES = [
  ...['intro', 'install', 'learn', 'basics/pages', 'basics/links', 'deep', 'deep/cache', 'deep/threads'],
  ...['recipes/one', 'recipes/two', 'internal', 'rest/users', 'rest/teams', 'cli/run', 'preview'],
  ...['cloud/console', 'cloud/members', 'cloud/logs', 'cloud/plans'],
]

/** The older versions lack a page. */
const isWritten = (path: string): boolean => path !== 'en/v1/cloud/plans' && path !== 'de/v1/cloud/plans'

const language = (code: string) => ({
  language: code,
  versions: [
    { version: 'v2', tag: 'Latest', default: true, ...toVersion(`${code}/v2`) },
    { version: 'v1', ...toVersion(`${code}/v1`) },
    { version: 'v0', href: 'https://v0.example.com' },
  ],
})

const CONFIG = {
  theme: 'mint',
  name: 'Divisions',
  colors: { primary: '#0A7A5A', light: '#34D399', dark: '#065F46' },
  navbar: { links: [{ label: 'Support', href: '/en/v2/intro' }] },
  interaction: { drilldown: true },
  navigation: {
    languages: [
      language('en'),
      { ...language('de'), navbar: { links: [{ label: 'Hilfe', href: '/de/v2/intro' }] } },
      { language: 'ar', groups: [{ group: 'البداية', pages: ['ar/intro'] }] },
    ],
    global: {
      anchors: [
        { anchor: 'Blog', icon: 'pen', href: 'https://blog.example.com', color: { light: '#1d4ed8', dark: '#93c5fd' } },
        { anchor: 'Changes', icon: 'clock', href: '/en/v2/install' },
      ],
    },
  },
}

/** A site with every kind of division: languages, versions, products, tabs with menus, dropdowns and anchors. */
export const DIVISION_SITE: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify(CONFIG, undefined, 2),
  ...Object.fromEntries(
    FOLDERS.flatMap((folder) => PAGES.map((page) => `${folder}/${page}`))
      .filter(isWritten)
      .map((path) => [
        `${path}.mdx`,
        toPage(path, path.endsWith('deep/cache') ? 'description: How results are stored.\n' : ''),
      ]),
  ),
  'ar/intro.mdx': '---\ntitle: مقدمة\n---\n\nنص الصفحة.\n',
}

/** Tabs beside pages and versions, which other tools show only a part of. */
export const MIXED_SITE: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify({
    theme: 'mint',
    name: 'Mixed',
    colors: { primary: '#0A7A5A' },
    navigation: {
      tabs: [
        { tab: 'Guides', pages: ['guide'] },
        { tab: 'API', pages: ['api'] },
      ],
      versions: [
        { version: 'v2', pages: ['new'] },
        { version: 'v1', pages: ['old'] },
      ],
    },
  }),
  ...Object.fromEntries(['guide', 'api', 'new', 'old'].map((path) => [`${path}.mdx`, toPage(path)])),
}
