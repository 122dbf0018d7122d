import type { OperationHead } from '../../core/index.ts'
import type { ApiOperation } from './operation.ts'
import type { ApiSchema } from './schema.ts'

/** One OpenAPI description. Operations are read when they are asked for: a spec may hold thousands. */
export interface ApiSpec {
  /** Path in the site's folder, or the address it was fetched from. */
  file: string
  title: string
  /** The OpenAPI version as written: `2.0`, `3.0.3`, `3.1.0`, `3.2.0`. */
  version: string
  /** Every operation and webhook, in the order of the file. */
  list: readonly OperationHead[]
  /** The whole of one of {@link list}. */
  readOperation(head: OperationHead): ApiOperation
  /** Names of the schemas among the components. */
  schemas: readonly string[]
  readSchema(name: string): ApiSchema | undefined
  /** What is said of tags, by name. */
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
