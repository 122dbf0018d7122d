import { type ConfigPath, type Diagnostic, type SiteConfig, type SourceRange, START_OF_FILE } from '@spearmint/config'
import { type FetchText, type Page, type SourceFolder, toHash } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { listSpecFiles } from './list-spec-files.ts'
import { isUrl } from './scope.ts'
import { toOutdatedDiagnostic, toSpecDiagnostic } from './spec-diagnostics.ts'

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
 * OpenAPI file of the folder too (28 of 61 real sites name theirs nowhere, docs/reference/api-pages.mdx#openapi-files).
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
      if (outdated !== undefined) hear(toOutdatedDiagnostic({ address, reason: outdated }, place))
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

/** Whether an address is that of a spec, or stands beside it. */
function isOfOrigin(address: string, spec: string): boolean {
  return isUrl(spec) && URL.canParse(address) && URL.canParse(spec) && new URL(address).origin === new URL(spec).origin
}
