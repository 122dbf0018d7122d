import { basename, resolve } from 'node:path'
import { listTaken, readTemplate, writeNewFiles } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { createStarter, type StarterAnswers, toPlainName } from '../init/create-starter.ts'
import { parseColor } from '../options/parse-color.ts'
import { toCount } from '../reporters/text/to-count.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { UsageError } from '../usage-error.ts'

/** The options of `spearmint init`, parsed. What was not said is undefined. */
export interface InitFlags {
  name?: string
  color?: string
  api?: boolean
  yes?: true
  json?: true
}

const USUAL_COLOR = '#0f766e'

/** Repositories that were made a minute ago have one: it is left alone. */
const IGNORE_FILE = '.gitignore'

const MOST_LISTED = 10

/**
 * Writes a new site to `dir`. What the options do not say is asked where there is a terminal.
 *
 * @throws {UsageError} when files are in the way or cannot be written; nothing is written then
 */
export async function runInit(dir: string, flags: InitFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const folder = resolve(cwd, dir)
  const template = readTemplate()
  checkName(flags.name)
  const hasIgnore = listTaken(folder, [IGNORE_FILE]).length > 0
  const isNew = ({ path }: { path: string }): boolean => !hasIgnore || path !== IGNORE_FILE
  const likely = createStarter(template, { name: 'x', color: USUAL_COLOR, hasApi: flags.api !== false })
  checkFree(folder, dir, likely.filter(isNew))
  const ask = flags.yes || flags.json ? undefined : environment.ask
  const answers = await findAnswers(folder, flags, ask, stderr.write.bind(stderr))
  const starter = createStarter(template, answers)
  const files = starter.filter(isNew)
  writeNewFiles(folder, files)
  if (flags.json) {
    const report = { dir: folder, ...answers, files: files.map(({ path }) => path) }
    stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    return ExitCode.ok
  }
  stderr.write(`Wrote ${toCount(files.length, 'file')} to "${toOneLine(dir)}".\n`)
  const ignored =
    starter
      .find(({ path }) => path === IGNORE_FILE)
      ?.text.trim()
      .split('\n') ?? []
  if (hasIgnore) stderr.write(`Your ${IGNORE_FILE} stays as it is. It should hold: ${ignored.join(' ')}\n`)
  stderr.write('\nNext:\n')
  if (folder !== cwd) stderr.write(`  cd ${/^[\w./\\-]+$/.test(dir) ? dir : JSON.stringify(dir)}\n`)
  stderr.write('  spearmint dev --open\n')
  return ExitCode.ok
}

function checkName(name: string | undefined): void {
  if (name === undefined || toPlainName(name) !== '') return
  throw new UsageError('usage/init', 'The name of the site is empty.', ['Give it one: --name "Acme"'])
}

function checkFree(folder: string, dir: string, files: readonly { path: string }[]): void {
  const taken = listTaken(
    folder,
    files.map(({ path }) => path),
  )
  if (taken.length === 0) return
  const shown = taken.slice(0, MOST_LISTED).map((path) => `"${path}"`)
  const rest = taken.length > shown.length ? ` and ${taken.length - shown.length} more` : ''
  const verb = taken.length === 1 ? 'is' : 'are'
  throw new UsageError(
    'usage/init',
    `Nothing was written to "${toOneLine(dir)}": ${shown.join(', ')}${rest} ${verb} there already.`,
    ['Name another folder, or move them away.'],
  )
}

type Ask = NonNullable<CliEnvironment['ask']>

async function findAnswers(
  folder: string,
  { name, color, api }: InitFlags,
  ask: Ask | undefined,
  tell: (text: string) => void,
): Promise<StarterAnswers> {
  const usualName = toPlainName(basename(folder)) || 'Docs'
  return {
    name: toPlainName(name ?? ((await ask?.(`Name of the site (${usualName}): `))?.trim() || usualName)) || usualName,
    color: color ?? (ask === undefined ? USUAL_COLOR : await askColor(ask, tell)),
    hasApi: api ?? (ask === undefined ? true : !/^n/i.test((await ask('With pages of an API? (Y/n): ')).trim())),
  }
}

async function askColor(ask: Ask, tell: (text: string) => void): Promise<string> {
  for (;;) {
    const answer = (await ask(`Color of links and buttons (${USUAL_COLOR}): `)).trim()
    if (answer === '') return USUAL_COLOR
    try {
      return parseColor(answer)
    } catch (error) {
      tell(`${(error as Error).message}\n`)
    }
  }
}
