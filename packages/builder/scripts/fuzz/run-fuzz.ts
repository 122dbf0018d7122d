import { join, relative, resolve } from 'node:path'
import { createInput } from './create-input.ts'
import { createSupervisor, type Supervisor } from './create-supervisor.ts'
import { writeFixture } from './fixtures.ts'
import { type Failure, type FuzzInput, toSignature } from './fuzz-input.ts'
import { FuzzReport } from './fuzz-report.ts'
import { listSeeds } from './list-seeds.ts'
import { minimize } from './minimize.ts'
import { type FuzzOptions, parseFuzzOptions } from './parse-fuzz-options.ts'

const USAGE = `npm run fuzz -- [options]

Mutates real pages, OpenAPI files and configurations and tries each: both Markdown parsers have to agree, and nothing may
throw, hang, crash or get lost. What fails is made as short as possible and saved as a fixture, which a test replays.

  --minutes <n>   how long to run                                  (1)
  --seed <n>      which inputs to create                           (1)
  --from <n>      number of the first input                        (0)
  --corpus <dir>  folder with real sites                           (../shared/corpus beside the repository)
  --out <dir>     folder for inputs that fail                      (packages/builder/test/fixtures/fuzz)
  --help          print this text

Exit codes: 0 nothing failed, 1 something failed, 2 wrong usage.
`

/** Root of this checkout. This file is bundled into `packages/builder/dist/fuzz`. */
const REPOSITORY = join(import.meta.dirname, '../../../..')
const FIXTURES = join(REPOSITORY, 'packages/builder/test/fixtures/fuzz')
const OWN_SEEDS = [
  'docs',
  'packages/builder/test',
  'packages/builder/src',
  'packages/builder/template',
  'packages/config/src/fixtures',
]
/** npm runs this file in the folder of the package, but relative paths are relative to where npm was called. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()
const MINUTE = 60_000

/** Failures that look alike are rarely more than one bug. */
const MAX_FIXTURES = 3

const print = (text: string): void => void process.stdout.write(`${text}\n`)

async function run({ minutes, seed, from, corpus, out }: FuzzOptions, supervisor: Supervisor): Promise<number> {
  const sites = corpus === undefined ? join(REPOSITORY, '../shared/corpus') : resolve(CALLED_FROM, corpus)
  const folder = out === undefined ? FIXTURES : resolve(CALLED_FROM, out)
  const seeds = listSeeds([...OWN_SEEDS.map((path) => join(REPOSITORY, path)), sites])
  print(
    `Seed ${seed}: ${seeds.pages.length} pages, ${seeds.specs.length} OpenAPI files, ${seeds.configs.length} configurations`,
  )
  const report = new FuzzReport()
  const saved = new Map<string, number>()
  const start = Date.now()
  let minute = 1
  for (let index = from; Date.now() - start < minutes * MINUTE; index++) {
    const input = createInput(seeds, seed, index)
    const { failures, longest } = await supervisor.run(input)
    report.add({ index, kind: input.kind, failures, longest })
    for (const failure of failures) {
      const signature = `${input.kind} ${toSignature(failure)}`
      const count = saved.get(signature) ?? 0
      if (count >= MAX_FIXTURES) continue
      saved.set(signature, count + 1)
      print(`${failure.kind} with input ${index} (${input.kind}) in ${failure.check}: ${failure.message}`)
      const path = writeFixture(folder, await shorten(input, failure, supervisor), failure)
      print(`  → ${relative(REPOSITORY, path)}`)
    }
    for (; Date.now() - start >= minute * MINUTE; minute++) print(`Minute ${minute}: ${report.format()}`)
  }
  print(`${report.failures === 0 ? 'Nothing failed' : 'Failed'}: ${report.format()}`)
  return report.failures === 0 ? 0 : 1
}

/** Removes what the failure doesn't need. An input that doesn't fail again, on its own, stays as it is. */
async function shorten(input: FuzzInput, failure: Failure, supervisor: Supervisor): Promise<FuzzInput> {
  const signature = toSignature(failure)
  const fails = async (text: string): Promise<boolean> =>
    (await supervisor.run({ ...input, text })).failures.some((each) => toSignature(each) === signature)
  supervisor.close()
  if (!(await fails(input.text))) {
    print('  It does not fail again.')
    return input
  }
  return { ...input, text: await minimize(input.text, fails) }
}

async function main(): Promise<void> {
  const supervisor = createSupervisor()
  process.once('SIGINT', () => {
    supervisor.close()
    process.exit(130)
  })
  try {
    const options = parseFuzzOptions(process.argv.slice(2))
    if (options.help) process.stdout.write(USAGE)
    else process.exitCode = await run(options, supervisor)
  } catch (error) {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  } finally {
    supervisor.close()
  }
}

await main()
