import type { OperationHead } from '../../core/index.ts'
import type { ApiOperation } from './operation.ts'
import type { ApiSchema } from './schema.ts'

/** A problem with a spec. `line` and `column` start at 1. */
export interface SpecProblem {
  kind:
    | 'missing'
    | 'unreachable'
    | 'unreadable'
    | 'not-a-spec'
    | 'missing-reference'
    | 'circular-reference'
    | 'too-many-documents'
    | 'too-complex'
    | 'invalid-overlay'
    | 'unused-overlay'
    | 'unknown-word'
  /** What is wrong, as the end of a sentence, or as a sentence for an unknown word. */
  reason: string
  file: string
  suggestions?: readonly string[]
  line?: number
  column?: number
  /** The reference that cannot be followed, with the keys and indexes that lead to it in the file. */
  reference?: { text: string; path: readonly string[] }
  /** The keys and indexes that lead to a word in the file, which is the last key or its value. */
  position?: { path: readonly string[]; isKey: boolean }
}

export type ReportSpecProblem = (problem: SpecProblem) => void

/**
 * One OpenAPI description. Operations and schemas are converted on demand, because a spec may have thousands. Broken
 * references in them are passed to `report`, by default the reporter that the spec was loaded with.
 */
export interface ApiSpec {
  /** Path in the site's folder, or the URL it was fetched from. */
  file: string
  /** Paths or URLs of the overlays that changed it. */
  overlays: readonly string[]
  title: string
  /** The OpenAPI version as written: `2.0`, `3.0.3`, `3.1.0`, `3.2.0`. */
  version: string
  /** Every operation and webhook, in the order of the file. */
  list: readonly OperationHead[]
  /** Resolves one of {@link list} with all its parts. */
  toOperation(head: OperationHead, report?: ReportSpecProblem): ApiOperation
  /** Names of the schemas in `components`. */
  schemas: readonly string[]
  findSchema(name: string, report?: ReportSpecProblem): ApiSchema | undefined
  /** The described tags, by name. */
  tags: ReadonlyMap<string, ApiTag>
}

export interface ApiTag {
  name: string
  /** The label of its group: `x-group`, `summary` (OpenAPI 3.2), else the name. */
  label: string
  description?: string
  /** The tag it belongs to (OpenAPI 3.2). */
  parent?: string
}
