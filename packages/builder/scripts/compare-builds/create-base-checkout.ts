import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandOptions, runOrThrow } from './run-command.ts'

export interface BaseCheckoutInput {
  /** Root of this checkout. */
  repository: string
  revision: string
  /** Folder to create. */
  folder: string
  signal: AbortSignal
}

/** Finds the commit to compare with when none was named: where the current branch left `main`. */
export function readMergeBase(repository: string, signal: AbortSignal): Promise<string> {
  return runOrThrow('git', ['merge-base', 'HEAD', 'main'], { cwd: repository, signal }).then((text) => text.trim())
}

/** Checks a revision out into a folder of its own, installs its dependencies and builds it. */
export async function createBaseCheckout({ repository, revision, folder, signal }: BaseCheckoutInput): Promise<void> {
  const inBase: CommandOptions = { cwd: folder, signal }
  await runOrThrow('git', ['worktree', 'add', '--detach', folder, revision], { cwd: repository, signal })
  if (holdsSameLock(repository, folder)) linkModules(repository, folder)
  else await runOrThrow('npm', ['ci', '--ignore-scripts'], inBase)
  await runOrThrow('npm', ['run', 'build'], inBase)
}

/** Removes the checkout, and Git's record of it. */
export async function removeBaseCheckout(repository: string, folder: string): Promise<void> {
  // An interrupted comparison cleans up too, so this command must not be aborted.
  const { signal } = new AbortController()
  await runOrThrow('git', ['worktree', 'remove', '--force', folder], { cwd: repository, signal })
}

function holdsSameLock(...checkouts: [string, string]): boolean {
  const [one, other] = checkouts.map((checkout) => readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  return one === other
}

/** Gives a checkout the installed packages of another one that has the same lockfile. */
function linkModules(from: string, to: string): void {
  if (!existsSync(join(from, 'node_modules'))) throw new Error('Nothing is installed. Run "npm ci" first.')
  const packages = readdirSync(join(from, 'packages')).map((name) => join('packages', name))
  for (const path of ['', ...packages]) {
    const modules = join(from, path, 'node_modules')
    if (existsSync(modules) && existsSync(join(to, path))) linkEntries(modules, join(to, path, 'node_modules'))
  }
}

function linkEntries(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    // Vite writes into this folder, so each checkout needs its own.
    if (entry.name === '.vite-temp') continue
    // The packages of this repository: a link relative to the checkout that it is in.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), join(to, entry.name), 'junction')
    else if (entry.name === '@spearmint') linkEntries(source, join(to, entry.name))
    else symlinkSync(source, join(to, entry.name), 'junction')
  }
}
