import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ACCEPTED_CHANGES } from './accepted-changes.ts'
import { buildSite } from './build-site.ts'
import { compareReports, compareTrees } from './compare-trees.ts'
import { createBaseCheckout, readMergeBase, removeBaseCheckout } from './create-base-checkout.ts'
import { formatDifferences, formatHeading, formatLine, type SiteComparison } from './format-comparison.ts'
import { copyWithConfig, listSites, type Site } from './list-sites.ts'
import { normalizeTree } from './normalize-tree.ts'
import { type CompareOptions, parseCompareOptions } from './parse-compare-options.ts'
import { toExcerpt } from './to-excerpt.ts'

const USAGE = `npm run compare -- [options]

Builds the real sites of ../shared/corpus and the fixture site of the tests with another commit and with the working
tree, and compares what they write and report.

  --base <revision>   commit to compare with         (where this branch left main)
  --base-dir <dir>    built checkout to compare with, instead of --base
  --corpus <dir>      folder with the real sites     (../shared/corpus beside the repository)
  --site <name>       site to build; repeatable      (all)
  --ignore-reports    list differences of the diagnostics, but do not fail because of them
  --json              print one JSON object on stdout instead of a table
  --help              print this text

Exit codes: 0 all identical, 1 something differs, 2 the comparison could not be made.
`

/** Root of this checkout. This file runs compiled, in the `dist` of its folder. */
const REPOSITORY = join(import.meta.dirname, '../../../../..')
const FIXTURE: Site = {
  name: 'fixture',
  folder: join(REPOSITORY, 'packages/builder/test/fixtures/site'),
  needsConfig: false,
}
/** npm runs this file in the folder of the package, but relative paths are relative to where npm was called. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()
const MAX_EXCERPTS = 3

function printProgress(text: string): void {
  process.stderr.write(`${text}\n`)
}

async function run(options: CompareOptions, folder: string, signal: AbortSignal): Promise<void> {
  const { json, ignoreReports } = options
  const sites = selectSites(options)
  const nameWidth = Math.max(...sites.map(({ name }) => name.length))
  const print = json ? printProgress : (text: string) => void process.stdout.write(`${text}\n`)
  const base = await openBase(options, folder, signal)
  try {
    const compared: SiteComparison[] = []
    print(formatHeading(nameWidth))
    for (const site of sites) {
      const comparison = await compareSite(site, { base: base.checkout, folder, signal })
      compared.push(comparison)
      print(formatLine(comparison, nameWidth))
    }
    const differing = compared.filter((site) => isDifferent(site, ignoreReports))
    if (json)
      process.stdout.write(
        `${JSON.stringify({ base: base.label, identical: differing.length === 0, sites: compared }, null, 2)}\n`,
      )
    else for (const text of compared.map(formatDifferences).filter(Boolean)) print(`\n${text}`)
    process.exitCode = differing.length === 0 ? 0 : 1
  } finally {
    await base.close()
  }
}

function selectSites({ corpus = join(REPOSITORY, '../shared/corpus'), sites: names }: CompareOptions): Site[] {
  const folder = resolve(CALLED_FROM, corpus)
  if (!existsSync(folder)) printProgress(`Skipped the real sites: ${folder} does not exist.`)
  const sites = [FIXTURE, ...listSites(folder)]
  const unknown = names.find((name) => !sites.some((site) => site.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no site "${unknown}". Sites: ${sites.map(({ name }) => name).join(', ')}.`)
  return names.length === 0 ? sites : sites.filter(({ name }) => names.includes(name))
}

interface Base {
  label: string
  /** Root of the built checkout. */
  checkout: string
  close(): Promise<void>
}

async function openBase({ base, baseDir }: CompareOptions, folder: string, signal: AbortSignal): Promise<Base> {
  if (baseDir !== undefined) {
    const checkout = resolve(CALLED_FROM, baseDir)
    if (!existsSync(join(checkout, 'packages/builder/dist'))) throw new Error(`${checkout} is not a built checkout.`)
    return { label: checkout, checkout, close: async () => {} }
  }
  const revision = base ?? (await readMergeBase(REPOSITORY, signal))
  const checkout = join(folder, 'base-checkout')
  const close = (): Promise<void> => removeBaseCheckout(REPOSITORY, checkout)
  printProgress(`Building ${revision} …`)
  try {
    await createBaseCheckout({ repository: REPOSITORY, revision, folder: checkout, signal })
  } catch (error) {
    if (existsSync(checkout)) await close()
    throw error
  }
  return { label: revision, checkout, close }
}

async function compareSite(
  site: Site,
  { base, folder, signal }: { base: string; folder: string; signal: AbortSignal },
): Promise<SiteComparison> {
  const { name } = site
  try {
    const source = site.needsConfig ? join(folder, 'sites', name) : site.folder
    if (site.needsConfig) copyWithConfig(site, source)
    const before = await buildSite(base, source, { cwd: createFolder(folder, 'base'), signal })
    const after = await buildSite(REPOSITORY, source, { cwd: createFolder(folder, 'current'), signal })
    const baseTree = normalizeTree(before.files, ACCEPTED_CHANGES)
    const currentTree = normalizeTree(after.files)
    const compared = compareTrees(baseTree, currentTree)
    const excerpts = compared.different.slice(0, MAX_EXCERPTS).map((path) => {
      const [old, current] = [baseTree.get(path), currentTree.get(path)]
      return typeof old === 'string' && typeof current === 'string'
        ? toExcerpt(path, old, current)
        : `Binary files differ: ${path}`
    })
    return { name, ...compared, reports: compareReports(before.report, after.report), excerpts }
  } catch (error) {
    signal.throwIfAborted()
    const empty = { files: 0, identical: 0, different: [], missing: [], added: [], reports: [], excerpts: [] }
    return { name, ...empty, failure: toMessage(error) }
  }
}

function createFolder(...path: string[]): string {
  const folder = join(...path)
  mkdirSync(folder, { recursive: true })
  return folder
}

function isDifferent({ different, missing, added, reports, failure }: SiteComparison, ignoreReports: boolean): boolean {
  const files = different.length + missing.length + added.length
  return failure !== undefined || files > 0 || (reports.length > 0 && !ignoreReports)
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function main(): Promise<void> {
  const controller = new AbortController()
  // Stops the running build. Temporary folders are removed on the way out.
  process.once('SIGINT', () => controller.abort())
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-compare-'))
  try {
    const options = parseCompareOptions(process.argv.slice(2))
    if (options.help) process.stdout.write(USAGE)
    else await run(options, folder, controller.signal)
  } catch (error) {
    printProgress(`error: ${toMessage(error)}`)
    process.exitCode = controller.signal.aborted ? 130 : 2
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
