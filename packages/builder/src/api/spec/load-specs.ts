import { type ConfigPath, type Diagnostic, type SiteConfig, type SourceRange, START_OF_FILE } from '@spearmint/config'
import { type FetchText, type Page, type Problem, type SourceFolder, toDiagnostic, toHash } from '../../core/index.ts'
import { CONFIG_FILE } from '../../site/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { listSpecFiles } from './list-spec-files.ts'
import type { SpecProblem } from './load-spec.ts'

export interface SpecsInput {
  config: SiteConfig
  pages: readonly Page[]
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  source: SourceFolder
  /** Asks an address that the configuration names, and those on its origin that it refers to. */
  fetchText?: FetchText | undefined
  locate?: ((path: ConfigPath) => SourceRange) | undefined
  /** Hears of every problem; of references that lead nowhere only when they are followed (see {@link Specs.reportTo}). */
  report: (diagnostic: Diagnostic) => void
}

export interface Specs {
  /** Those that the configuration names come first, in its order. */
  all: readonly ApiSpec[]
  /** The spec of a file: what {@link ApiSpec.file} says. */
  findByFile(file: string): ApiSpec | undefined
  /** The spec of a name as it is written in the configuration. */
  find(name: string): ApiSpec | undefined
  /** Those that are named and could not be loaded. */
  failed: readonly { file: string }[]
  /** A hash of all that a spec was read from. */
  toHash(file: string): string
  /** From now on problems that are met when operations are read go there. Each is told as often as it is met. */
  reportTo(report: (diagnostic: Diagnostic) => void): void
}

/**
 * Loads the specs of a site: those that the configuration names, and where pages ask for operations, every other
 * OpenAPI file of the folder too (28 of 61 real sites name theirs nowhere, real-sites section 7).
 */
export async function loadSpecs({
  config,
  pages,
  staticFiles,
  source,
  fetchText,
  locate = () => START_OF_FILE,
  report,
}: SpecsInput): Promise<Specs> {
  const loaded = new Map<string, ApiSpec>()
  const hashes = new Map<string, string>()
  let hear = report
  const failed: { file: string }[] = []

  async function load(file: string, place: SourceRange): Promise<void> {
    if (loaded.has(file) || failed.some((spec) => spec.file === file)) return
    const texts: string[] = []
    async function read(address: string): Promise<string | undefined> {
      const text = await readText(address)
      texts.push(address, text ?? '')
      return text
    }
    async function readText(address: string): Promise<string | undefined> {
      if (!isUrl(address)) return source.readText(address)
      if (fetchText === undefined) throw new Error('this build asks no other server')
      if (!isOfOrigin(address, file)) throw new Error('mint.json does not name it, so it is not asked for')
      const { text, outdated } = await fetchText(address)
      if (outdated !== undefined) hear(toDiagnostic(toOutdatedProblem(address, outdated), CONFIG_FILE, place))
      return text
    }
    // Only sites with a spec wait for the reader and what it needs.
    const { loadSpec } = await import('./load-spec.ts')
    const spec = await loadSpec(file, read, (problem) => hear(toSpecDiagnostic(problem, file, place)))
    if (spec === undefined) {
      failed.push({ file })
      return
    }
    loaded.set(file, spec)
    hashes.set(file, toHash(...texts))
  }

  for (const { name, path } of listNamed(config)) await load(toFile(name), locate(path))
  if (
    pages.some(
      ({ frontmatter }) => frontmatter.openapi !== undefined || frontmatter.raw['openapi-schema'] !== undefined,
    )
  ) {
    for (const { path } of listSpecFiles(staticFiles, source)) await load(path, START_OF_FILE)
  }
  return {
    all: [...loaded.values()],
    findByFile: (file) => loaded.get(file),
    find: (name) => loaded.get(toFile(name)),
    failed,
    toHash: (file) => hashes.get(file) ?? '',
    reportTo(report) {
      hear = report
    },
  }
}

/** What the configuration names, with its place. */
function listNamed({ openapi, tabs, anchors }: SiteConfig): { name: string; path: ConfigPath }[] {
  const ofDivisions = (key: 'tabs' | 'anchors', divisions: SiteConfig['tabs'] | SiteConfig['anchors']) =>
    divisions.flatMap((division, index) =>
      division.openapi === undefined ? [] : [{ name: division.openapi, path: [key, index, 'openapi'] }],
    )
  return [
    ...openapi.map((name, index) => ({ name, path: openapi.length === 1 ? ['openapi'] : ['openapi', index] })),
    ...ofDivisions('tabs', tabs),
    ...ofDivisions('anchors', anchors),
  ]
}

/** Paths are taken from the site's folder, with and without a slash. */
function toFile(name: string): string {
  return isUrl(name) ? name : name.replace(/^(?:\.?\/)+/, '')
}

function isUrl(name: string): boolean {
  return /^https?:\/\//i.test(name)
}

/** Whether an address is that of a spec, or stands beside it. */
function isOfOrigin(address: string, spec: string): boolean {
  return isUrl(spec) && URL.canParse(address) && URL.canParse(spec) && new URL(address).origin === new URL(spec).origin
}

function toOutdatedProblem(address: string, reason: string): Problem {
  return {
    code: 'api/outdated-spec',
    severity: 'info',
    message: `"${address}" was not to be had: ${reason}. What it said at an earlier build is used.`,
    suggestions: ['Build again when it answers.'],
  }
}

function toSpecDiagnostic(problem: SpecProblem, spec: string, named: SourceRange): Diagnostic {
  const { kind, reason, file, line = 1, column = 1 } = problem
  // A spec that cannot be had is told where it is named, and what is wrong inside of a file in that file.
  const isInside = !isUrl(file) && kind !== 'missing'
  const range = isInside ? { line, column, endLine: line, endColumn: column + 1 } : named
  return toDiagnostic(toProblem(problem, spec, reason), isInside ? file : CONFIG_FILE, range)
}

function toProblem({ kind, file }: SpecProblem, spec: string, reason: string): Problem {
  switch (kind) {
    case 'missing':
      return {
        code: 'api/missing-spec',
        severity: 'error',
        message:
          file === spec ? `There is no OpenAPI file "${file}".` : `"${spec}" refers to "${file}", which is not there.`,
        suggestions: ['Correct the path, or add the file.'],
      }
    case 'missing-reference':
      return {
        code: 'api/missing-reference',
        severity: 'warning',
        message: `In "${file}" ${reason}; what it stands for is left open.`,
        suggestions: ['Add what is missing, or correct the reference.'],
      }
    case 'too-many-documents':
      return {
        code: 'api/too-many-documents',
        severity: 'warning',
        message: `Not all of "${file}" is read: ${reason}.`,
        suggestions: ['Put the parts into fewer files.'],
      }
    case 'unreachable':
      return {
        code: 'api/unreachable-spec',
        severity: 'warning',
        message: `"${file}" was not to be had: ${reason}. Pages of its operations show method and path only.`,
        suggestions: ['Build again when it answers, or put the file into the folder of the site.'],
      }
    default:
      return {
        code: 'api/unreadable-spec',
        severity: 'error',
        message: `"${file}" is no OpenAPI description: ${reason}.`,
        suggestions: ['Expected a file of OpenAPI 2.0, 3.0, 3.1 or 3.2, in JSON or YAML.'],
      }
  }
}
