import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describeMachine, readLoad } from './describe-machine.ts'
import { measureAll } from './measure-all.ts'
import { measureMcp } from './measure-mcp.ts'
import { parseBenchOptions } from './parse-bench-options.ts'
import { findPeerHarness } from './peer-harness.ts'
import { measureQuestions } from './questions/measure-questions.ts'
import { replaceSections, type Sections } from './replace-sections.ts'
import { measureShapes } from './shapes/measure-shapes.ts'
import { toSections } from './to-sections.ts'

const USAGE = `npm run bench -- [options]

  --quick            essential figures in under two minutes: 20 and 1,000 pages, dev and page weight, one run each
  --sizes <list>     page counts of the sites to build           (20,100,1000,5000; 20000 takes longer)
  --runs <number>    runs of each measurement; the median counts (3; one for sites over 1,000 pages)
  --peers <list>     other site generators: hugo,starlight,vitepress (none)
  --modes <list>     builds to measure for them                  (cold; or cold,warm,touch)
  --harness <dir>    scripts that install and run them           (../shared/bench)
  --peer-home <dir>  folder for their installations and sites    (/tmp/bench)
  --write <file>     MDX page whose tables to replace
  --shapes           only pages, specs and configurations that are expensive to build, in four sizes: the exponent of each must be at most 1.3
  --mcp              only \`spearmint mcp\`: memory, and milliseconds a search, for 10,000 pages
  --questions        only 40 questions about four real sites: how many \`spearmint mcp\` finds the section for, and the tokens to read
  --corpus <dir>     the real sites                              (../shared/corpus)
`
/** Relative paths start where npm was called, not in the package. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()

const HOME = join(tmpdir(), 'spearmint-bench')

const args = process.argv.slice(2)

/** Prints progress to stderr. The tables go to stdout. */
function report(text: string): void {
  process.stderr.write(`${text}\n`)
}

async function run(): Promise<void> {
  const {
    help,
    shapes,
    mcp,
    questions,
    corpus,
    harness: scripts,
    peerHome,
    write,
    ...measured
  } = parseBenchOptions(args)
  if (help) return void process.stdout.write(USAGE)
  if (shapes) return runShapes()
  if (mcp) return void process.stdout.write(`${await measureMcp(HOME, report)}\n`)
  if (questions) return askAll(resolve(CALLED_FROM, corpus), write)
  const before = readLoad()
  const harness = findPeerHarness(resolve(CALLED_FROM, scripts), peerHome)
  if (measured.peers.length > 0 && harness === undefined)
    report(`Skipping other site generators: no scripts in ${scripts}.`)
  const options = { ...measured, home: HOME, harness, report }
  let sections: Sections = new Map()
  for await (const result of measureAll(options)) {
    sections = new Map([['machine', describeMachine(args, before)], ...toSections(result)])
    if (write !== undefined) writeSections(resolve(CALLED_FROM, write), sections)
  }
  process.stdout.write(`${[...sections.values()].join('\n\n')}\n`)
}

async function runShapes(): Promise<void> {
  const { table, isLinear } = await measureShapes(report)
  process.stdout.write(`${table}\n`)
  if (!isLinear) process.exitCode = 1
}

/** At least this many of the 40 questions must be answered. */
const MIN_FOUND = 36

async function askAll(corpus: string, write: string | undefined): Promise<void> {
  const measured = await measureQuestions({ corpus, home: HOME }, report)
  if (measured === undefined) return report(`Skipped: the four real sites of the questions are not in ${corpus}.`)
  const { table, found, missed } = measured
  if (write !== undefined) writeSections(resolve(CALLED_FROM, write), new Map([['questions', table]]))
  process.stdout.write(`${table}\n`)
  for (const question of missed) report(`Not found: ${question}`)
  if (found < MIN_FOUND) process.exitCode = 1
}

function writeSections(file: string, sections: Sections): void {
  writeFileSync(file, replaceSections(readFileSync(file, 'utf8'), sections))
}

run().catch((error: unknown) => {
  report(`error: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
