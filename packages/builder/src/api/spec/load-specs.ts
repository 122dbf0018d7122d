import type { SiteConfig, SpecSource } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  type ConfigLocation,
  type LocateInConfig,
  locateNothing,
  type OperationHead,
  type Page,
  type PageSpec,
  type SourceFolder,
} from '../../core/index.ts'
import { createPageIndex } from '../../site/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { ApiSchema } from '../model/schema.ts'
import type { ApiSpec } from '../model/spec.ts'
import type { LoadedSpec, SpecLoader } from './create-spec-loader.ts'
import { listNamedSpecs } from './list-named-specs.ts'
import { listSpecFiles } from './list-spec-files.ts'
import { toNoOperationsDiagnostic, toOutdatedDiagnostic, toSpecDiagnostic } from './spec-diagnostics.ts'
import type { TextLocation } from './text-search.ts'
import { toSpecFile, toSpecKey } from './to-spec-file.ts'

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
  /** Finds a spec that the configuration names, with its overlays. */
  findSource(source: SpecSource): ApiSpec | undefined
  /** Specs that are named and could not be loaded. */
  failed: readonly { file: string }[]
  /** A hash of all documents of a spec. */
  toHash(spec: PageSpec): string
  /** Finds the operation of a page. Undefined if its spec is not known. @param report - Receives broken references. */
  findOperation(operation: PageSpec & { head: OperationHead }, report: Report): ApiOperation | undefined
  /** Finds the schema of a page. Undefined if it is not known. @param report - Receives broken references. */
  findSchema(schema: PageSpec & { name: string }, report: Report): ApiSchema | undefined
  /** Finds where a text that a page shows is written in its spec. */
  findText(page: Pick<Page, 'operation' | 'schema'>, text: string): TextLocation | undefined
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
  const specs = new Map<string, LoadedSpec & { file: string; named: ConfigLocation }>()
  const diagnostics: Diagnostic[] = []

  async function load(spec: SpecSource, named: ConfigLocation): Promise<void> {
    const [file, key] = [toSpecFile(spec.source), toSpecKey(spec.source, spec.overlays)]
    if (specs.has(key)) return
    const loaded = await loader.load(file, spec.overlays?.map(toSpecFile))
    specs.set(key, { ...loaded, file, named })
    diagnostics.push(
      ...loaded.outdated.map((document) => toOutdatedDiagnostic(document, named)),
      ...loaded.problems.map((problem) => toSpecDiagnostic(problem, file, named, { ...loaded, files: staticFiles })),
    )
  }

  const index = createPageIndex(pages)
  const hasPage = (path: string): boolean => index.find(path) !== undefined
  const hasSchemaPages = pages.some(namesSchema)
  for (const { source: named, path } of listNamedSpecs(config, hasPage)) {
    const key = toSpecKey(named.source, named.overlays)
    if (specs.has(key)) continue
    await load(named, locate(path))
    const { file, spec } = specs.get(key) ?? {}
    const isUsed = spec === undefined || spec.list.length > 0 || (hasSchemaPages && spec.schemas.length > 0)
    if (file !== undefined && !isUsed) diagnostics.push(toNoOperationsDiagnostic(file, locate(path)))
  }
  if (pages.some(namesOperation)) {
    for (const { path } of listSpecFiles(staticFiles, source)) await load({ source: path }, locate([]))
  }
  const findByKey = (key: string): ApiSpec | undefined => specs.get(key)?.spec
  const toReporter = (key: string, report: Report) => {
    const { file = key, named = locate([]), ...loaded } = specs.get(key) ?? {}
    return (problem: Parameters<typeof toSpecDiagnostic>[0]) => report(toSpecDiagnostic(problem, file, named, loaded))
  }
  return {
    all: [...specs.values()].flatMap(({ spec }) => spec ?? []),
    find: (name) => findByKey(toSpecKey(name)),
    findSource: ({ source: name, overlays }) => findByKey(toSpecKey(name, overlays)),
    failed: [...specs.values()].flatMap(({ file, spec }) => (spec === undefined ? [{ file }] : [])),
    toHash: (spec) => specs.get(toKey(spec))?.hash ?? '',
    findOperation({ head, ...spec }, report) {
      const key = toKey(spec)
      return findByKey(key)?.toOperation(head, toReporter(key, report))
    },
    findSchema({ name, ...spec }, report) {
      const key = toKey(spec)
      return findByKey(key)?.findSchema(name, toReporter(key, report))
    },
    findText({ operation, schema }, text) {
      const spec = operation ?? schema
      return spec && specs.get(toKey(spec))?.findText(text, operation && toDocumentPath(operation.head))
    },
    diagnostics,
  }
}

/** The keys of an operation in its document. */
function toDocumentPath({ kind, method, path }: OperationHead): string[] {
  return kind === 'webhook' ? ['webhooks', path] : ['paths', path, method.toLowerCase()]
}

function namesOperation(page: Page): boolean {
  return page.frontmatter.openapi !== undefined || namesSchema(page)
}

function namesSchema({ frontmatter }: Page): boolean {
  return frontmatter.raw['openapi-schema'] !== undefined
}

function toKey({ specFile, overlays }: PageSpec): string {
  return toSpecKey(specFile, overlays)
}
