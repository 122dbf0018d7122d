import { listFiles } from '../list-files.ts'
import { DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite } from '../sites.ts'

/** A site for the browser tests. */
interface SiteUnderTest {
  name: string
  /** Undefined for a real site without the corpus. */
  dir: string | undefined
  /** Paths of pages, one of each kind in the site: cards, text with code and tables, API, changelog, wide. */
  pages: string[]
}

/** Our sites and one real site. */
const REPRESENTATIVE: readonly SiteUnderTest[] = [
  {
    name: 'our fixture site',
    dir: FIXTURE_SITE,
    pages: [
      'introduction',
      'guides/writing',
      'guides/components',
      'guides/expressions',
      'api-reference/get-ship',
      'changelog',
      'guides/wide',
    ],
  },
  {
    name: 'our documentation',
    dir: DOCS_SITE,
    pages: [
      'index',
      'introduction',
      'quickstart',
      'reference/cli',
      'components/home-pages',
      'components/steps',
      ...(FULL
        ? ['components/updates', 'components/badges', 'components/trees', 'components/colors', 'components/views']
        : []),
    ],
  },
  {
    name: 'the starter',
    dir: findCorpusSite('starter'),
    pages: [
      'essentials/code',
      'api-reference/endpoint/get',
      ...(FULL ? ['introduction', 'essentials/settings', 'essentials/markdown', 'essentials/images'] : []),
    ],
  },
]

const OTHERS: readonly SiteUnderTest[] = [
  {
    name: 'sequin',
    dir: findCorpusSite('sequin'),
    pages: ['introduction', 'management-api/errors', 'management-api/http-endpoints/update', 'reference/cli/overview'],
  },
  {
    name: 'modelcontextprotocol',
    dir: findCorpusSite('modelcontextprotocol'),
    pages: ['introduction', 'clients', 'development/updates', 'quickstart/server'],
  },
  {
    name: 'agentops',
    dir: findCorpusSite('agentops'),
    pages: ['v1/introduction', 'v1/concepts/events', 'v1/usage/advanced-configuration'],
  },
]

/** The sites to test: all of them with `npm run test:full`. */
export const SITES = FULL ? [...REPRESENTATIVE, ...OTHERS] : REPRESENTATIVE

/** Paths of all pages of a built site, without extension. */
export function listPages(out: string): string[] {
  return listFiles(out)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_spearmint/'))
    .map((file) => file.slice(0, -'.html'.length))
}
