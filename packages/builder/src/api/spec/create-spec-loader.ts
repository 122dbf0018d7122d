import { type FetchText, type SourceFolder, toHash } from '../../core/index.ts'
import type { ApiSpec, SpecProblem } from '../model/spec.ts'
import type { PositionSearch } from './position-search.ts'
import { isUrl } from './scope.ts'
import type { TextSearch } from './text-search.ts'

/** A copy from an earlier build that stands in for a document that could not be fetched. */
export interface OutdatedDocument {
  address: string
  /** Why it could not be fetched, as the end of a sentence. */
  reason: string
}

/** What came of loading a spec. */
export interface LoadedSpec {
  /** Undefined if the file is not a readable spec. */
  spec: ApiSpec | undefined
  /** A hash of all documents of the spec. */
  hash: string
  /** Finds where a text of the spec is written. */
  findText: TextSearch
  /** Finds a part of one of its documents. */
  findPosition: PositionSearch
  problems: readonly SpecProblem[]
  outdated: readonly OutdatedDocument[]
}

/** Loads the specs of a site, each only once. */
export interface SpecLoader {
  /**
   * @param file Path in the site's folder, or a URL.
   * @param overlays Paths or URLs of the overlays that change it, in this order.
   */
  load(file: string, overlays?: readonly string[]): Promise<LoadedSpec>
}

/** @param fetchText Fetches a URL that the configuration names. Without it, specs on other servers are not loaded. */
export function createSpecLoader(source: Pick<SourceFolder, 'readText'>, fetchText: FetchText | undefined): SpecLoader {
  const loaded = new Map<string, Promise<LoadedSpec>>()
  return {
    load(file, overlays = []) {
      const key = [file, ...overlays].join('\n')
      const known = loaded.get(key)
      if (known !== undefined) return known
      const loading = loadWithFiles([file, ...overlays], source, fetchText)
      loaded.set(key, loading)
      return loading
    },
  }
}

async function loadWithFiles(
  [file = '', ...overlays]: readonly string[],
  source: Pick<SourceFolder, 'readText'>,
  fetchText: FetchText | undefined,
): Promise<LoadedSpec> {
  const documents: { file: string; text: string }[] = []
  const problems: SpecProblem[] = []
  const outdated: OutdatedDocument[] = []

  async function readText(address: string): Promise<string | undefined> {
    if (!isUrl(address)) return source.readText(address)
    if (fetchText === undefined) throw new Error('this build does not send requests to other servers')
    if (!overlays.includes(address) && !isOfOrigin(address, file))
      throw new Error('the configuration does not name it, so it is not fetched')
    const fetched = await fetchText(address)
    if (fetched.outdated !== undefined) outdated.push({ address, reason: fetched.outdated })
    return fetched.text
  }

  async function read(address: string): Promise<string | undefined> {
    const text = await readText(address)
    documents.push({ file: address, text: text ?? '' })
    return text
  }

  // Only sites with a spec load the reader and its dependencies.
  const [{ loadSpec }, { createTextSearch }, { createPositionSearch }] = await Promise.all([
    import('./load-spec.ts'),
    import('./text-search.ts'),
    import('./position-search.ts'),
  ])
  let spec: ApiSpec | undefined
  try {
    spec = await loadSpec(file, read, (problem) => problems.push(problem), overlays)
  } catch (error) {
    // A file that nests too deeply, for example, must not keep the rest of the site from being built.
    if (error instanceof Error && 'syscall' in error) throw error
    problems.push({ kind: 'unreadable', file, reason: error instanceof Error ? error.message : String(error) })
  }
  const hash = toHash(...documents.flatMap(({ file, text }) => [file, text]))
  const [findText, findPosition] = [createTextSearch(documents), createPositionSearch(documents)]
  return { spec, hash, findText, findPosition, problems, outdated }
}

/** Whether a URL has the origin of the spec. */
function isOfOrigin(address: string, spec: string): boolean {
  return isUrl(spec) && URL.canParse(address) && URL.canParse(spec) && new URL(address).origin === new URL(spec).origin
}
