import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { ConfigFormat } from '@spearmint/config'
import { findRealPath, listTaken, readTemplate, writeNewFiles } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { createStarter, type StarterAnswers, toPlainName } from '../init/create-starter.ts'
import { parseColor } from '../options/parse-color.ts'
import { toCount } from '../reporters/text/to-count.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { UsageError } from '../usage-error.ts'
import { quoteFolder } from './resolve-site.ts'

/** The options of `spearmint init`, parsed. */
export interface InitFlags {
  name?: string
  color?: string
  api?: boolean
  format?: ConfigFormat
  yes?: true
  json?: true
}

const DEFAULT_COLOR = '#0f766e'

/** New repositories often have one already. It is not replaced. */
const IGNORE_FILE = '.gitignore'

const MAX_LISTED = 10

/**
 * Creates a new site in `dir`. On a terminal it prompts for what the options don't specify.
 *
 * @throws {OperationalError} when files exist or cannot be written. Nothing is written then.
 */
export async function runInit(dir: string, flags: InitFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const folder = resolve(cwd, dir)
  const template = readTemplate()
  checkName(flags.name)
  checkFolder(folder, dir)
  const hasIgnore = listTaken(folder, [IGNORE_FILE]).length > 0
  const isNew = ({ path }: { path: string }): boolean => !hasIgnore || path !== IGNORE_FILE
  // Both configurations: an existing one of the other format would win, or would have no effect any more.
  const expected = (['docs', 'mint'] as const).flatMap((format) =>
    createStarter(template, { name: 'x', color: DEFAULT_COLOR, hasApi: flags.api !== false, format }),
  )
  checkFree(folder, dir, expected.filter(isNew))
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
  stderr.write(`Created ${toCount(files.length, 'file')} in "${toOneLine(dir)}".\n`)
  const ignored =
    starter
      .find(({ path }) => path === IGNORE_FILE)
      ?.text.trim()
      .split('\n') ?? []
  if (hasIgnore) stderr.write(`Your ${IGNORE_FILE} is unchanged. Add these lines to it: ${ignored.join(' ')}\n`)
  stderr.write(formatNextSteps(folder === cwd ? undefined : dir))
  return ExitCode.ok
}

/**
 * Formats the command to run next. `npx` works however this one was run, from where it is installed.
 *
 * @param dir - The folder of the site, unless it is the working directory.
 */
function formatNextSteps(dir: string | undefined): string {
  const command = ['npx spearmint dev', dir && quoteFolder(dir), '--open']
    .filter((part) => part !== undefined)
    .join(' ')
  return `\nNext step:\n  ${command}\n`
}

function checkName(name: string | undefined): void {
  if (name === undefined || toPlainName(name) !== '') return
  throw new UsageError('usage/init', 'The name of the site is empty.', ['Pass a name: --name "Acme"'])
}

function checkFolder(folder: string, dir: string): void {
  const real = findRealPath(folder)
  if (real !== undefined && statSync(real, { throwIfNoEntry: false })?.isDirectory() !== false) return
  throw new UsageError(
    'usage/init',
    `"${toOneLine(dir)}" is not a folder, and cannot be created because a file has this name.`,
    ['Choose another folder.'],
  )
}

function checkFree(folder: string, dir: string, files: readonly { path: string }[]): void {
  const taken = listTaken(folder, [...new Set(files.map(({ path }) => path))].sort())
  if (taken.length === 0) return
  const shown = taken.slice(0, MAX_LISTED).map((path) => `"${path}"`)
  const rest = taken.length > shown.length ? ` and ${taken.length - shown.length} more` : ''
  const verb = taken.length === 1 ? 'exists' : 'exist'
  throw new UsageError(
    'usage/init',
    `Nothing was written to "${toOneLine(dir)}": ${shown.join(', ')}${rest} already ${verb}.`,
    ['Choose another folder, or move the files.'],
  )
}

type Ask = NonNullable<CliEnvironment['ask']>

async function findAnswers(
  folder: string,
  { name, color, api, format }: InitFlags,
  ask: Ask | undefined,
  print: (text: string) => void,
): Promise<StarterAnswers> {
  const defaultName = toPlainName(basename(folder)) || 'Docs'
  return {
    name: toPlainName(name ?? ((await ask?.(`Site name (${defaultName}): `))?.trim() || defaultName)) || defaultName,
    color: color ?? (ask === undefined ? DEFAULT_COLOR : await askColor(ask, print)),
    hasApi: api ?? (ask === undefined ? true : !/^n/i.test((await ask('Include API pages? (Y/n): ')).trim())),
    format: format ?? (ask === undefined ? 'docs' : await askFormat(ask)),
  }
}

/** Anything but the name of the older format is the newer one. */
async function askFormat(ask: Ask): Promise<ConfigFormat> {
  const answer = await ask('Format of the configuration, docs.json or mint.json (docs): ')
  return /^mint/i.test(answer.trim()) ? 'mint' : 'docs'
}

async function askColor(ask: Ask, print: (text: string) => void): Promise<string> {
  for (;;) {
    const answer = (await ask(`Color of links and buttons (${DEFAULT_COLOR}): `)).trim()
    if (answer === '') return DEFAULT_COLOR
    try {
      return parseColor(answer)
    } catch (error) {
      print(`${(error as Error).message}\n`)
    }
  }
}
