import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, readLoad } from './describe-machine.ts'
import { type Builds, measureBuilds } from './measure-builds.ts'
import { measureDev } from './measure-dev.ts'
import { measurePeers } from './measure-peers.ts'
import { measureQuality } from './measure-quality.ts'
import { measureStart } from './measure-start.ts'
import { measureWeight } from './measure-weight.ts'
import { findPeerHarness } from './peer-harness.ts'
import { replaceSections } from './replace-sections.ts'
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
/** Pages of the sites of the peers, and of the one for `spearmint dev`. */
const SIZE = 1_000
/** The first size that holds the page that is weighed. */
const LEAST_WEIGHED = 100

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
  const runs = Number(values.runs)
  const sizes = values.sizes
    .split(',')
    .map(Number)
    .sort((a, b) => a - b)
  const home = join(tmpdir(), 'spearmint-bench')
  mkdirSync(home, { recursive: true })

  tell('Starting the command line')
  const starts = await measureStart(home, runs)
  const builds: Builds[] = []
  for (const pages of sizes) {
    tell(`Building ${pages} pages`)
    builds.push(await measureBuilds(home, pages, pages > SIZE ? 1 : runs, pages === SIZE))
  }
  const weights = builds
    .filter(({ pages }) => pages >= LEAST_WEIGHED)
    .map(({ folder, pages }) => measureWeight(folder, pages))
  const worked = builds.find(({ pages }) => pages === SIZE)
  if (worked) tell(`Working on ${SIZE} pages`)
  const dev = worked && (await measureDev(worked.folder, SIZE))

  const peers = values.peers.split(',').filter(Boolean)
  const harness = findPeerHarness(resolve(CALLED_FROM, values.harness), values['peer-home'])
  if (peers.length > 0 && harness === undefined) tell(`No harness in ${values.harness}, so no peers.`)
  const names = harness && peers.length > 0 ? ['ours', ...peers] : []
  if (names.length > 0) tell(`Building ${SIZE} pages with ${names.join(', ')}`)
  const measured = harness ? measurePeers(harness, names, { pages: SIZE, runs, modes: values.modes }) : []
  if (names.length > 0) tell(`Asking Lighthouse about ${names.join(', ')}`)
  const qualities = harness ? measureQuality(harness, names, SIZE) : []

  const result = { starts, builds, ...(dev && { dev }), weights, peers: measured, qualities }
  const sections = new Map([['machine', describeMachine(words, before)], ...toSections(result)])
  process.stdout.write(`${[...sections.values()].join('\n\n')}\n`)
  if (values.write !== undefined) {
    const file = resolve(CALLED_FROM, values.write)
    writeFileSync(file, replaceSections(readFileSync(file, 'utf8'), sections))
  }
}

if (values.help) process.stdout.write(USAGE)
else await run()
