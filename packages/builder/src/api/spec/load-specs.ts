import type { ConfigPath, SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  type ConfigLocation,
  type LocateInConfig,
  locateNothing,
  type OperationHead,
  type Page,
  type SourceFolder,
} from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { ApiSchema } from '../model/schema.ts'
import type { ApiSpec } from '../model/spec.ts'
import type { LoadedSpec, SpecLoader } from './create-spec-loader.ts'
import { listSpecFiles } from './list-spec-files.ts'
import { isUrl } from './scope.ts'
import { toNoOperationsDiagnostic, toOutdatedDiagnostic, toSpecDiagnostic } from './spec-diagnostics.ts'

export interface SpecsInput {
  config: SiteConfig
  pages: readonly Page[]
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  source: Pick<SourceFolder, 'readText'>
  loader: SpecLoader
  locate?: LocateInConfig | undefined
}

type Report = (diagnostic: Diagnostic) => void

/** The specs of a site. */
export interface Specs {
  /** In the order of the configuration, then those of the folder. */
  all: readonly ApiSpec[]
  /** Finds the spec that the configuration names like this. */
  find(name: string): ApiSpec | undefined
  /** Specs that are named and could not be loaded. */
  failed: readonly { file: string }[]
  /** A hash of all documents of a spec. */
  toHash(file: string): string
  /** Finds the operation of a page. Undefined if its spec is not known. @param report - Receives broken references. */
  findOperation(operation: { specFile: string; head: OperationHead }, report: Report): ApiOperation | undefined
  /** Finds the schema of a page. Undefined if it is not known. @param report - Receives broken references. */
  findSchema(schema: { specFile: string; name: string }, report: Report): ApiSchema | undefined
  /** What is wrong with the files. References in operations and schemas are checked when those are converted. */
  diagnostics: readonly Diagnostic[]
}

/**
 * Loads the specs of a site: those that the configuration names and, if a page names an operation, every other OpenAPI
 * file of the folder, because many sites list theirs nowhere.
 */
export async function loadSpecs({
  config,
  pages,
  staticFiles,
  source,
  loader,
  locate = locateNothing,
}: SpecsInput): Promise<Specs> {
  const specs = new Map<string, LoadedSpec & { named: ConfigLocation }>()
  const diagnostics: Diagnostic[] = []

  async function load(file: string, named: ConfigLocation): Promise<void> {
    if (specs.has(file)) return
    const loaded = await loader.load(file)
    specs.set(file, { ...loaded, named })
    diagnostics.push(
      ...loaded.outdated.map((document) => toOutdatedDiagnostic(document, named)),
      ...loaded.problems.map((problem) => toSpecDiagnostic(problem, file, named)),
    )
  }

  const hasSchemaPages = pages.some(namesSchema)
  for (const { name, path } of listNamed(config)) {
    const [file, named] = [toFile(name), locate(path)]
    if (specs.has(file)) continue
    await load(file, named)
    const spec = specs.get(file)?.spec
    const isUsed = spec === undefined || spec.list.length > 0 || (hasSchemaPages && spec.schemas.length > 0)
    if (!isUsed) diagnostics.push(toNoOperationsDiagnostic(file, named))
  }
  if (pages.some(namesOperation)) {
    for (const { path } of listSpecFiles(staticFiles, source)) await load(path, locate([]))
  }
  const findByFile = (file: string): ApiSpec | undefined => specs.get(file)?.spec
  const toReporter = (file: string, report: Report) => {
    const named = specs.get(file)?.named ?? locate([])
    return (problem: Parameters<typeof toSpecDiagnostic>[0]) => report(toSpecDiagnostic(problem, file, named))
  }
  return {
    all: [...specs.values()].flatMap(({ spec }) => spec ?? []),
    find: (name) => findByFile(toFile(name)),
    failed: [...specs].flatMap(([file, { spec }]) => (spec === undefined ? [{ file }] : [])),
    toHash: (file) => specs.get(file)?.hash ?? '',
    findOperation: ({ specFile, head }, report) =>
      findByFile(specFile)?.toOperation(head, toReporter(specFile, report)),
    findSchema: ({ specFile, name }, report) => findByFile(specFile)?.findSchema(name, toReporter(specFile, report)),
    diagnostics,
  }
}

function namesOperation(page: Page): boolean {
  return page.frontmatter.openapi !== undefined || namesSchema(page)
}

function namesSchema({ frontmatter }: Page): boolean {
  return frontmatter.raw['openapi-schema'] !== undefined
}

/** The specs that the configuration names, each with its path in the configuration. */
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

/** Paths are relative to the site's folder, with or without a leading slash. */
function toFile(name: string): string {
  return isUrl(name) ? name : name.replace(/^(?:\.?\/)+/, '')
}
