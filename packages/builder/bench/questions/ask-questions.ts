import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { SPEARMINT } from '../spearmint-command.ts'
import type { Question } from './questions.ts'

/** What a model has to read to answer a question: in tokens, four bytes each. */
export interface AskedQuestion {
  question: string
  /** Position of the expected section among the results, from 1; undefined if it is not among the first three. */
  rank?: number
  /** The results of the search. */
  search: number
  section: number
  markdown: number
  html: number
}

/** Number of results that count. */
export const RESULTS = 3

interface FoundSection {
  page: string
  headings?: readonly string[]
}

/**
 * Asks the questions about a built site with `spearmint mcp`, driven by the official client. The words of a question are the
 * query, unchanged.
 */
export async function askQuestions(site: string, questions: readonly Question[]): Promise<AskedQuestion[]> {
  const [command, ...args] = SPEARMINT
  const client = new Client({ name: 'bench', version: '1' })
  await client.connect(new StdioClientTransport({ command, args: [...args, 'mcp', site] }))
  const call = async (name: string, given: Record<string, unknown>): Promise<string[]> => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const texts = (content as readonly { text: string }[]).map(({ text }) => text)
    if (isError) throw new Error(`${name} ${JSON.stringify(given)} failed: ${texts.join('\n')}`)
    return texts
  }
  const asked: AskedQuestion[] = []
  for (const [question, page, heading] of questions) {
    const found = await call('search', { query: question, limit: RESULTS })
    const { results } = JSON.parse(found.join('')) as { results: readonly FoundSection[] }
    const rank = results.findIndex((result) => isExpected(result, page, heading)) + 1
    const section = await call('read_page', { page: `/${page}`, ...(heading !== undefined && { section: heading }) })
    asked.push({
      question,
      ...(rank > 0 && { rank }),
      search: countTokens(found.join('')),
      section: countTokens(section.join('')),
      markdown: countTokens(readPage(site, page, 'md')),
      html: countTokens(readPage(site, page, 'html')),
    })
  }
  await client.close()
  return asked
}

/** Whether a result is the expected section, or a part of it. A result for the page around it doesn't count. */
function isExpected({ page, headings = [] }: FoundSection, expected: string, heading: string | undefined): boolean {
  const path = page.replace(/^\//, '').replace(/(?:\.html|\/)$/, '')
  return path === expected && (heading === undefined || headings.includes(heading))
}

function readPage(site: string, page: string, extension: string): string {
  const files = [`${page}.${extension}`, `${page}/index.${extension}`].map((name) => join(site, name))
  const file = files.find((name) => existsSync(name))
  if (file === undefined) throw new Error(`"${page}" is not a page of "${site}".`)
  return readFileSync(file, 'utf8')
}

function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}
