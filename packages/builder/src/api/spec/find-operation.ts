import { findNearest } from '@spearmint/config/diagnostics'
import { type OperationHead, trimEndSlashes } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { selectSpecs } from './select-specs.ts'

/** The parsed `openapi:` of a page. */
export interface OperationRequest {
  /** Path, URL or base name of the file, as written. Without it, all specs are searched in order. */
  file?: string
  /** Upper case; `WEBHOOK` for webhooks. */
  method: string
  /** Path, or name of the webhook. */
  path: string
}

export type OperationSearch =
  /** Not exact: the requested path differs from that of the operation in a trailing slash or in parameter names. */
  | { type: 'found'; spec: ApiSpec; head: OperationHead; isExact: boolean }
  | { type: 'no-spec'; suggestions: string[] }
  /** `suggestions` are operations, as `METHOD /path`, nearest first. */
  | { type: 'no-operation'; specs: readonly ApiSpec[]; suggestions: string[] }

/**
 * Finds the operation of a page (docs/reference/api-pages.mdx#operation-lookup). If no operation matches exactly, one
 * that differs only in a trailing slash or in parameter names is used.
 */
export function findOperation({ file, method, path }: OperationRequest, specs: readonly ApiSpec[]): OperationSearch {
  const searched = file === undefined ? specs : selectSpecs(file, specs)
  if (searched.length === 0)
    return {
      type: 'no-spec',
      suggestions: findNearest(
        file ?? '',
        specs.map((spec) => spec.file),
      ),
    }
  for (const isExact of [true, false]) {
    const key = `${method} ${isExact ? path : toLooseKey(path)}`
    for (const spec of searched) {
      const { exact, loose } = openIndex(spec)
      const head = (isExact ? exact : loose).get(key)
      if (head) return { type: 'found', spec, head, isExact }
    }
  }
  return { type: 'no-operation', specs: searched, suggestions: findNearOperations(method, path, searched) }
}

interface OperationIndex {
  exact: ReadonlyMap<string, OperationHead>
  loose: ReadonlyMap<string, OperationHead>
}

/** The operations of each spec by method and path, because many pages search in it. The first of equal ones counts. */
const INDEXES = new WeakMap<ApiSpec, OperationIndex>()

function openIndex(spec: ApiSpec): OperationIndex {
  const known = INDEXES.get(spec)
  if (known !== undefined) return known
  const reversed = [...spec.list].reverse()
  const index = {
    exact: new Map(reversed.map((head) => [toName(head), head])),
    loose: new Map(reversed.map((head) => [`${head.method} ${toLooseKey(head.path)}`, head])),
  }
  INDEXES.set(spec, index)
  return index
}

/** Other methods of the same path come first, then paths that are spelled alike. */
function findNearOperations(method: string, path: string, specs: readonly ApiSpec[]): string[] {
  const heads = specs.flatMap((spec) => spec.list)
  const samePath = heads.filter((head) => toLooseKey(head.path) === toLooseKey(path))
  if (samePath.length > 0) return samePath.slice(0, 3).map(toName)
  const near = findNearest(`${method} ${path}`, heads.map(toName))
  return near.length > 0
    ? near
    : findNearest(
        path,
        heads.map((head) => head.path),
      )
        .flatMap((found) => heads.filter((head) => head.path === found).map(toName))
        .slice(0, 3)
}

function toName({ method, path }: OperationHead): string {
  return `${method} ${path}`
}

function toLooseKey(path: string): string {
  return trimEndSlashes(path.replace(/\{[^{}]*\}/g, '{}'))
}
