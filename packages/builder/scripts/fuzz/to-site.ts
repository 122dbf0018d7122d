import type { FuzzInput } from './fuzz-input.ts'

/** The text of a page beside the tested one. It has to be built, whatever the input is. */
export const NEIGHBOR_TEXT = 'The neighbor is built.'

/** A last paragraph that has to be shown, whatever precedes it. One word, which no highlighting of code divides. */
export const LAST_TEXT = 'lastwords'

/** Pages of a configuration that exist. More would only take longer. */
const MAX_PAGES = 8

const BRAND = { name: 'Fuzz', colors: { primary: '#0a7f5a' }, favicon: '/favicon.svg' }
const NAVIGATION = { navigation: [{ group: 'Pages', pages: ['index', 'neighbor'] }] }
const NEIGHBOR = `---\ntitle: Neighbor\n---\n\n${NEIGHBOR_TEXT} [First](/index#a)\n`

/** The files of a small site that contains the input. */
export function toSite({ kind, text }: FuzzInput): Record<string, string> {
  const files = { 'index.mdx': '# Index\n\n[Neighbor](/neighbor)\n', 'neighbor.mdx': NEIGHBOR, 'favicon.svg': '<svg/>' }
  switch (kind) {
    case 'page':
      return { ...files, 'mint.json': JSON.stringify({ ...BRAND, ...NAVIGATION }), 'index.mdx': text }
    case 'snippet':
      return {
        ...files,
        'mint.json': JSON.stringify({ ...BRAND, ...NAVIGATION }),
        'index.mdx': `import Part from '/snippets/part.mdx'\n\n- Start\n  <Part a="b" />\n\n${LAST_TEXT}\n`,
        'snippets/part.mdx': text,
      }
    case 'spec':
      return {
        ...files,
        'mint.json': JSON.stringify({ ...BRAND, ...NAVIGATION, openapi: 'openapi.yaml' }),
        'openapi.yaml': text,
      }
    case 'config':
      return { ...Object.fromEntries(listNamedPages(text)), ...files, 'mint.json': text }
  }
}

/** Pages for the first texts of a configuration that look like the path of one. */
function listNamedPages(config: string): [path: string, text: string][] {
  const names = [...config.matchAll(/"([a-z][\w-]*(?:\/[\w-]+)+)"/g)].map(([, name]) => `${name}.mdx`)
  return [...new Set(names)].slice(0, MAX_PAGES).map((path) => [path, `# ${path}\n`])
}
