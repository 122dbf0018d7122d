import type { OperationEntry, SpecSource } from '@spearmint/config'
import type { OperationHead } from '../../core/index.ts'
import type { ApiProblem } from '../codes.ts'
import type { ApiSpec } from '../model/spec.ts'
import { findOperation } from '../spec/find-operation.ts'
import type { Specs } from '../spec/load-specs.ts'

/** What an entry of the navigation names. */
export interface ResolvedOperation {
  /** Undefined if there is no such operation, or if its spec could not be loaded. */
  found?: { spec: ApiSpec; head: OperationHead; source: SpecSource }
  /** The specs that could not be loaded, in which the operation may be. */
  failed: readonly SpecSource[]
  problem?: ApiProblem
}

/** Resolves the operation of an entry in the specs that it can be in. The first one that describes it counts. */
export function resolveOperation(
  entry: OperationEntry,
  sources: readonly SpecSource[],
  specs: Pick<Specs, 'findSource'>,
): ResolvedOperation {
  const loaded = sources.flatMap((source) => {
    const spec = specs.findSource(source)
    return spec === undefined ? [] : [{ source, spec }]
  })
  const failed = sources.filter((source) => specs.findSource(source) === undefined)
  const request = { method: entry.method, path: entry.target }
  const searched = loaded.map(({ spec }) => spec)
  const search = findOperation(request, searched)
  const name = `${entry.method === 'WEBHOOK' ? 'webhook' : entry.method} ${entry.target}`
  if (search.type === 'found' && !search.head.isExcluded) {
    const { spec, head, isExact } = search
    const source = loaded.find((known) => known.spec === spec)?.source ?? { source: spec.file }
    const others = searched.filter((other) => isExact && other !== spec && describes(other, request))
    const problem = isExact ? toAmbiguous(name, spec, others) : toInexact(name, search)
    return { found: { spec, head, source }, failed: [], ...(problem && { problem }) }
  }
  if (failed.length > 0) return { failed }
  return {
    failed,
    problem: search.type === 'found' ? toExcluded(name, search.spec) : toUnknown(name, searched, search.suggestions),
  }
}

function describes(spec: ApiSpec, request: { method: string; path: string }): boolean {
  const search = findOperation(request, [spec])
  return search.type === 'found' && search.isExact && !search.head.isExcluded
}

function toAmbiguous(name: string, { file }: ApiSpec, others: readonly ApiSpec[]): ApiProblem | undefined {
  if (others.length === 0) return undefined
  return {
    code: 'api/ambiguous-operation',
    message: `"${name}" is in ${[file, ...others.map((other) => other.file)].join(', ')}. The page shows the one in ${file}.`,
    suggestions: [file, ...others.map((other) => other.file)].map((each) => `Write "${each} ${name}".`),
  }
}

function toInexact(name: string, { head, spec }: { head: OperationHead; spec: ApiSpec }): ApiProblem {
  return {
    code: 'api/inexact-operation',
    message: `"${name}" is "${head.method} ${head.path}" in ${spec.file}.`,
    suggestions: [`Write "${head.method} ${head.path}".`],
  }
}

function toExcluded(name: string, { file }: ApiSpec): ApiProblem {
  return {
    code: 'api/unknown-operation',
    message: `"${name}" has no page, because it is marked with "x-excluded" in ${file}.`,
    suggestions: ['Remove this entry, or replace "x-excluded" with "x-hidden" in the OpenAPI file.'],
  }
}

function toUnknown(name: string, searched: readonly ApiSpec[], near: readonly string[]): ApiProblem {
  return {
    code: 'api/unknown-operation',
    message: `Cannot find the operation "${name}" in ${searched.map(({ file }) => file).join(', ')}.`,
    suggestions:
      near.length > 0
        ? near.map((each) => `Did you mean "${each.replace(/^WEBHOOK/, 'webhook')}"?`)
        : ['Write method and path as they are in the OpenAPI file.'],
  }
}
