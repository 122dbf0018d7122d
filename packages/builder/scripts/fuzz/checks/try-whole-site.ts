import { parseSiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { BuildResult, MarkdownParser } from '../../../src/build/build-options.ts'
import { buildSite } from '../../../src/build/build-site.ts'
import { checkSite } from '../../../src/build/check/check-site.ts'
import { createMemoryOutput, createMemorySource } from '../../../test/in-memory-folders.ts'
import type { Failure, FuzzInput } from '../fuzz-input.ts'
import { LAST_TEXT, NEIGHBOR_TEXT, toSite } from '../to-site.ts'
import type { Check, CheckTools } from './check.ts'
import { toExcerpts } from './compare-parsers.ts'

type Found = Omit<Failure, 'check'>

/** Builds a site with the input, and for Markdown a second time with the reference parser, which has to give the same. */
export const buildWholeSite: Check = async (input, tools) => {
  const site = await build(input, 'native', tools)
  const found = [...listFailedPages(site.result.diagnostics), ...findLost(input, site)]
  if (input.kind !== 'page' && input.kind !== 'snippet') return found
  return [...found, ...compare(await build(input, 'reference', tools), site)]
}

/** Does what `spearmint check --fix` does. */
export const checkWholeSite: Check = async (input, { packageData }) => {
  const source = createMemorySource(toSite(input))
  const { diagnostics } = await checkSite({ base: '' }, { source, packageData, writeConfig: () => {} }, 'site')
  return listFailedPages(diagnostics)
}

interface BuiltSite {
  result: BuildResult
  files: ReadonlyMap<string, string>
}

async function build(input: FuzzInput, parser: MarkdownParser, tools: CheckTools): Promise<BuiltSite> {
  tools.onStep()
  const output = createMemoryOutput()
  const source = createMemorySource(toSite(input))
  const options = { base: '', siteUrl: 'https://docs.example', parser }
  const result = await buildSite(options, { source, output, packageData: tools.packageData, clock: () => 0 })
  return { result, files: output.files }
}

/** Pages on which the boundary around a page caught a bug. */
function listFailedPages(diagnostics: readonly Diagnostic[]): Found[] {
  return diagnostics
    .filter(({ code }) => code === 'page/failed')
    .map(({ message, stack = '' }) => ({
      kind: 'failed-page',
      message: `${message} ${stack.split('\n')[1]?.trim() ?? ''}`,
    }))
}

/** What may contain the rest of the page without showing it: elements that browsers don't show as text, content for agents only, hidden fields, and exports. */
const HIDING = /<(?:iframe|script|style|noscript|template|title|Visibility)\b|<\w[^<]*\shidden\b|^[ \t>]*export\b/im

function findLost({ kind, text }: FuzzInput, { result, files }: BuiltSite): Found[] {
  const lost = (message: string): Found[] => [{ kind: 'lost', message }]
  if (result.status === 'unusable-config') {
    // Two pages exist, so only a file that is not a JSON object leaves nothing to build.
    return parseSiteConfig(toSite({ kind, text })['mint.json'] ?? '').config ? lost('no site was built') : []
  }
  if (!(files.get('neighbor.html') ?? '').includes(NEIGHBOR_TEXT)) return lost('the neighbor is missing')
  // The page may be the link to another site, so that it has no file.
  if (kind === 'page' && /^url:/m.test(text)) return []
  const first = files.get('index.html')
  if (first === undefined) return lost('the first page is missing')
  const hasLast = kind === 'snippet' || (text.trimEnd().endsWith(`\n${LAST_TEXT}`) && !HIDING.test(text))
  return hasLast && !first.includes(LAST_TEXT) ? lost('the last paragraph is missing') : []
}

function compare(expected: BuiltSite, actual: BuiltSite): Found[] {
  const difference = (message: string): Found[] => [{ kind: 'difference', message }]
  const [wanted, given] = [expected, actual].map(({ result }) => JSON.stringify(result.diagnostics.map(toComparable)))
  if (wanted !== given) return difference(`diagnostics: ${toExcerpts(wanted ?? '', given ?? '')}`)
  for (const path of new Set([...expected.files.keys(), ...actual.files.keys()])) {
    const [one = '', other = ''] = [expected, actual].map(({ files }) => files.get(path))
    if (one !== other) return difference(`${path}: ${toExcerpts(one, other)}`)
  }
  return []
}

/** The stack of a bug names functions of one parser. */
function toComparable({ stack, ...diagnostic }: Diagnostic): object {
  return diagnostic
}
