import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describeMachine, readLoad } from './describe-machine.ts'
import { measureAll } from './measure-all.ts'
import { parseBenchOptions } from './parse-bench-options.ts'
import { findPeerHarness } from './peer-harness.ts'
import { replaceSections, type Sections } from './replace-sections.ts'
import { toSections } from './to-sections.ts'

const USAGE = `npm run bench -- [options]

  --sizes <list>     pages of the sites to build              (20,100,1000,5000; 20000 takes longer)
  --runs <number>    runs of each, of which the middle counts (3; one for sites over 1,000 pages)
  --peers <list>     other builders: hugo,starlight,vitepress (none)
  --modes <list>     what they are to build                   (cold; or cold,warm,touch)
  --harness <dir>    scripts that install and run them        (../shared/bench)
  --peer-home <dir>  where these keep installs and sites      (/tmp/bench)
  --write <file>     page of MDX whose tables are to be replaced
`
/** Relative paths are meant from where npm was called, not from the package. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()

const words = process.argv.slice(2)

/** Tells what is going on, apart from the tables. */
function tell(text: string): void {
  process.stderr.write(`${text}\n`)
}

async function run(): Promise<void> {
  const { help, harness: scripts, peerHome, write, ...measured } = parseBenchOptions(words)
  if (help) return void process.stdout.write(USAGE)
  const before = readLoad()
  const harness = findPeerHarness(resolve(CALLED_FROM, scripts), peerHome)
  if (measured.peers.length > 0 && harness === undefined) tell(`No scripts in ${scripts}, so no other builders.`)
  const options = { ...measured, home: join(tmpdir(), 'spearmint-bench'), harness, tell }
  let sections: Sections = new Map()
  for await (const result of measureAll(options)) {
    sections = new Map([['machine', describeMachine(words, before)], ...toSections(result)])
    if (write !== undefined) writeSections(resolve(CALLED_FROM, write), sections)
  }
  process.stdout.write(`${[...sections.values()].join('\n\n')}\n`)
}

function writeSections(file: string, sections: Sections): void {
  writeFileSync(file, replaceSections(readFileSync(file, 'utf8'), sections))
}

run().catch((error: unknown) => {
  tell(`error: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
