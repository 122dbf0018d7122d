import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measureCommand } from '../measure-command.ts'
import { SPEARMINT } from '../spearmint-command.ts'
import { toTable } from '../to-table.ts'
import { type AskedQuestion, askQuestions, RESULTS } from './ask-questions.ts'
import { QUESTIONS } from './questions.ts'

/** The tables, and whether enough questions were answered. */
interface MeasuredQuestions {
  table: string
  found: number
  /** Each question whose section is not among the results. */
  missed: readonly string[]
}

/**
 * Measures how often the search of `spearmint mcp` finds the section that answers a question, and the tokens of the answer.
 *
 * @param corpus Folder of the real sites. @returns undefined if a site is not in it
 */
export async function measureQuestions(
  { corpus, home }: { corpus: string; home: string },
  report: (text: string) => void,
): Promise<MeasuredQuestions | undefined> {
  const sites = Object.entries(QUESTIONS)
  if (!sites.every(([name]) => existsSync(join(corpus, name)))) return undefined
  const rows: string[][] = []
  const all: AskedQuestion[] = []
  for (const [name, questions] of sites) {
    report(`Building ${name}`)
    const out = join(home, 'questions', name)
    // Errors in the content of a site don't keep its pages from being built.
    await measureCommand([...SPEARMINT, 'build', join(corpus, name), '--out', out], corpus).catch(ignoreContentErrors)
    const asked = await askQuestions(out, questions)
    all.push(...asked)
    rows.push(toRow(name, asked))
  }
  const head = [
    'Site',
    'Found',
    'Found first',
    `Search, ${RESULTS} results`,
    'Section',
    'Page as Markdown',
    'Page as HTML',
  ]
  return {
    table: toTable(head, [...rows, toRow('**All**', all)]),
    found: countFound(all),
    missed: all.filter(({ rank }) => rank === undefined).map(({ question }) => question),
  }
}

function toRow(name: string, asked: readonly AskedQuestion[]): string[] {
  const toAverage = (key: 'search' | 'section' | 'markdown' | 'html') =>
    Math.round(asked.reduce((sum, one) => sum + one[key], 0) / asked.length).toLocaleString('en')
  return [
    name,
    `${countFound(asked)} of ${asked.length}`,
    String(asked.filter(({ rank }) => rank === 1).length),
    toAverage('search'),
    toAverage('section'),
    toAverage('markdown'),
    toAverage('html'),
  ]
}

function countFound(asked: readonly AskedQuestion[]): number {
  return asked.filter(({ rank }) => rank !== undefined).length
}

function ignoreContentErrors(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('exit code 1\n'))) throw error
}
