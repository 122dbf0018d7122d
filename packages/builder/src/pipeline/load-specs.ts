import { type ConfigPath, type Diagnostic, type SiteConfig, type SourceRange, START_OF_FILE } from '@spearmint/config'
import type { ApiSpec } from '../model/api/spec.ts'
import { type Problem, toDiagnostic } from '../model/diagnostic-log.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { Page } from '../model/page.ts'
import { loadSpec, type SpecProblem } from '../openapi/load-spec.ts'
import { findSpecs } from './find-specs.ts'
import { CONFIG_FILE } from './load-config.ts'

export interface SpecsInput {
  config: SiteConfig
  pages: readonly Page[]
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  source: SourceFolder
  /** Asks an address that the configuration names. Without it such specs are not loaded. */
  fetchText?: ((url: string) => Promise<string>) | undefined
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

export interface Specs {
  /** Those that the configuration names come first, in its order. */
  all: readonly ApiSpec[]
  /** The spec of a name as it is written in the configuration. */
  find(name: string): ApiSpec | undefined
  diagnostics: readonly Diagnostic[]
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
}: SpecsInput): Promise<Specs> {
  const diagnostics: Diagnostic[] = []
  const loaded = new Map<string, ApiSpec>()
  const read = async (address: string) => (isUrl(address) ? fetchText?.(address) : source.readText(address))

  async function load(file: string, place: SourceRange): Promise<void> {
    if (loaded.has(file)) return
    const spec = await loadSpec(file, read, (problem) => diagnostics.push(toSpecDiagnostic(problem, file, place)))
    if (spec !== undefined) loaded.set(file, spec)
  }

  for (const { name, path } of listNamed(config)) await load(toFile(name), locate(path))
  if (
    pages.some(
      ({ frontmatter }) => frontmatter.openapi !== undefined || frontmatter.raw['openapi-schema'] !== undefined,
    )
  ) {
    for (const { path } of findSpecs(staticFiles, source)) await load(path, START_OF_FILE)
  }
  return { all: [...loaded.values()], find: (name) => loaded.get(toFile(name)), diagnostics }
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
    default:
      return {
        code: 'api/unreadable-spec',
        severity: isUrl(file) ? 'warning' : 'error',
        message: `"${file}" is no OpenAPI description: ${reason}.`,
        suggestions: ['Expected a file of OpenAPI 2.0, 3.0, 3.1 or 3.2, in JSON or YAML.'],
      }
  }
}
