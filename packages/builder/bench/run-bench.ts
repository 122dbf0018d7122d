import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, readLoad } from './describe-machine.ts'
import { measureAll } from './measure-all.ts'
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
const { values } = parseArgs({
  args: words,
  options: {
    sizes: { type: 'string', default: '20,100,1000,5000' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'string', default: '' },
    modes: { type: 'string', default: 'cold' },
    harness: { type: 'string', default: '../shared/bench' },
    'peer-home': { type: 'string', default: '/tmp/bench' },
    write: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Tells what is going on, apart from the tables. */
function tell(text: string): void {
  process.stderr.write(`${text}\n`)
}

async function run(): Promise<void> {
  const before = readLoad()
  const peers = values.peers.split(',').filter(Boolean)
  const harness = findPeerHarness(resolve(CALLED_FROM, values.harness), values['peer-home'])
  if (peers.length > 0 && harness === undefined) tell(`No scripts in ${values.harness}, so no other builders.`)
  const options = {
    home: join(tmpdir(), 'spearmint-bench'),
    sizes: values.sizes
      .split(',')
      .map(Number)
      .sort((a, b) => a - b),
    runs: Number(values.runs),
    peers,
    modes: values.modes,
    harness,
    tell,
  }
  let sections: Sections = new Map()
  for await (const result of measureAll(options)) {
    sections = new Map([['machine', describeMachine(words, before)], ...toSections(result)])
    if (values.write !== undefined) writeSections(resolve(CALLED_FROM, values.write), sections)
  }
  process.stdout.write(`${[...sections.values()].join('\n\n')}\n`)
}

function writeSections(file: string, sections: Sections): void {
  writeFileSync(file, replaceSections(readFileSync(file, 'utf8'), sections))
}

if (values.help) process.stdout.write(USAGE)
else await run()
