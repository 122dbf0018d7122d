import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { measureCommand } from './measure-command.ts'
import { findMedian } from './measured.ts'
import { readPeakMemory } from './read-processes.ts'
import { SPEARMINT } from './spearmint-command.ts'
import { toTable } from './to-table.ts'
import { writeBenchSite } from './write-bench-site.ts'

const PAGES = 10_000

/** Frequent words, rare ones, a typo, and a prefix, as people and programs type them. */
const QUERIES = [
  'install',
  'configure the server',
  'page 42',
  'rate limit',
  'autentication',
  'section 300 page 7',
  'how do I deploy',
  'err',
  'request timeout retries',
  'json schema',
]

const ROUNDS = 10

/** Measures `spearmint mcp` on a site of 10,000 pages, driven by the official client. Returns a table. */
export async function measureMcp(home: string, report: (text: string) => void): Promise<string> {
  report(`Building ${PAGES} pages`)
  const folder = writeBenchSite(home, PAGES)
  await measureCommand([...SPEARMINT, 'build', folder, '--out', `${folder}/dist`], folder)
  report('Searching')
  const [command, ...args] = SPEARMINT
  const transport = new StdioClientTransport({ command, args: [...args, 'mcp', `${folder}/dist`] })
  const client = new Client({ name: 'bench', version: '1' })
  await client.connect(transport)
  const time = async (name: string, given: Record<string, unknown>): Promise<number> => {
    const start = performance.now()
    const { isError } = await client.callTool({ name, arguments: given })
    if (isError) throw new Error(`${name} ${JSON.stringify(given)} failed.`)
    return performance.now() - start
  }
  const first = await time('search', { query: QUERIES[0] })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of QUERIES) times.push(await time('search', { query }))
  }
  const searched = readPeakMemory(transport.pid ?? 0)
  const navigation = await time('list_navigation', {})
  const page = await time('read_page', { page: '/section-200/page-3' })
  const read = readPeakMemory(transport.pid ?? 0)
  await client.close()
  const toMs = (value = Number.NaN) => `${value.toFixed(1)} ms`
  const toMb = (value: number | undefined) => (value === undefined ? '–' : `${Math.round(value)} MB`)
  return toTable(
    ['spearmint mcp, 10,000 pages', 'Measured'],
    [
      ['First search', toMs(first)],
      ['A search, median of 100', toMs(findMedian(times))],
      ['A search, slowest of 100', toMs(Math.max(...times))],
      ['First list of the navigation', toMs(navigation)],
      ['A page', toMs(page)],
      ['Peak memory after searches', toMb(searched)],
      ['Peak memory after everything', toMb(read)],
    ],
  )
}
