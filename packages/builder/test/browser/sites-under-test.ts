import { listFiles } from '../list-files.ts'
import { DOCS_SITE, FIXTURE_SITE, findCorpusSite } from '../sites.ts'

/** A site that the browser tests read. */
export interface SiteUnderTest {
  name: string
  /** Undefined where the real sites are not on the machine. */
  dir: string | undefined
  /** Paths of pages, one of each kind that the site has: cards, text with code and tables, API, changelog, wide. */
  pages: string[]
}

/** The sites, our own first. */
export const SITES: readonly SiteUnderTest[] = [
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
      'introduction',
      'quickstart',
      'reference/cli',
      'components/updates',
      'components/steps',
      'components/badges',
      'components/trees',
      'components/colors',
      'components/views',
    ],
  },
  {
    name: 'the starter',
    dir: findCorpusSite('starter'),
    pages: [
      'introduction',
      'essentials/code',
      'essentials/settings',
      'essentials/markdown',
      'api-reference/endpoint/get',
      'essentials/images',
    ],
  },
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

/** Paths of all pages of a built folder that are pages of the site, without the ending. */
export function listPages(out: string): string[] {
  return listFiles(out)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_spearmint/'))
    .map((file) => file.slice(0, -'.html'.length))
}
