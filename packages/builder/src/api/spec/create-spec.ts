import { isObject, type JsonObject, type OperationHead } from '../../core/index.ts'
import type { ApiSpec, ApiTag, ReportSpecProblem, SpecProblem } from '../model/spec.ts'
import { toList, toObject, toText } from './json.ts'
import { createScope, type Documents, escapePointer, type Located, type Scope } from './scope.ts'
import { type LocatedOperation, listMethods, toOperation } from './to-operation.ts'
import { toSchema } from './to-schema.ts'
import { checkPathItem, toUnknownWordProblem } from './unknown-words.ts'

export interface SpecInput {
  /** Path or URL of the document, which is one of {@link documents}. */
  file: string
  /** Paths or URLs of the overlays that changed it. */
  overlays?: readonly string[]
  /** Its version as written. */
  version: string
  /** The document, upgraded to OpenAPI 3.1 or newer, and all documents that it references. */
  documents: Documents
  /** Describes a reference that cannot be resolved and its location. Returns undefined if it is reported elsewhere. */
  toProblem: (ref: string, from: { file: string; pointer: string }, isCircular: boolean) => SpecProblem | undefined
  report: ReportSpecProblem
}

/** Creates the model of a spec. Everything but the list of operations is converted on demand. */
export function createSpec({ file, overlays = [], version, documents, toProblem, report }: SpecInput): ApiSpec {
  const createReportingScope = (onProblem: ReportSpecProblem): Scope =>
    createScope(documents, {
      onMissing(ref, from, isCircular) {
        const problem = toProblem(ref, from, isCircular)
        if (problem !== undefined) onProblem(problem)
      },
      onCut: (reason, { file, pointer }) =>
        onProblem({ kind: 'too-complex', reason: `${reason} at ${pointer.slice(0, 200)}`, file }),
      onUnknown: (word, at) => onProblem(toUnknownWordProblem(word, at)),
    })
  const scope = createReportingScope(report)
  const root: Located = { value: toObject(documents.get(file)), file, pointer: '#' }
  const components = toObject(toObject(root.value.components).schemas)
  const operations = new Map<OperationHead, LocatedOperation>()

  function addItems(kind: LocatedOperation['kind'], items: unknown, step: string): void {
    for (const [path, written] of Object.entries(toObject(items))) {
      const item = scope.resolve(written, root, `${step}/${escapePointer(path)}`)
      if (!path.startsWith('x-')) checkPathItem(item, scope)
      for (const { method, operation } of listMethods(item)) {
        operations.set(toHead(kind, method, path, operation.value), { kind, method, path, item, operation, root })
      }
    }
  }
  addItems('operation', root.value.paths, 'paths')
  addItems('webhook', root.value.webhooks ?? root.value['x-webhooks'], 'webhooks')

  return {
    file,
    overlays,
    title: toText(toObject(root.value.info).title) ?? file,
    version,
    list: [...operations.keys()],
    toOperation(head, onProblem = report) {
      const located = operations.get(head)
      if (located === undefined) throw new Error(`"${head.method} ${head.path}" is not an operation of ${file}.`)
      return toOperation(located, createReportingScope(onProblem))
    },
    schemas: Object.keys(components),
    findSchema(name, onProblem = report) {
      if (!Object.hasOwn(components, name)) return undefined
      const reference = { $ref: `#/components/schemas/${escapePointer(name)}` }
      return toSchema(reference, root, '', createReportingScope(onProblem))
    },
    tags: new Map(toList(root.value.tags).filter(isObject).flatMap(toTag)),
  }
}

function toHead(kind: OperationHead['kind'], method: string, path: string, value: JsonObject): OperationHead {
  const mint = toObject(value['x-mint'])
  const [summary, description] = [value.summary, value.description].map(toText)
  const [href, content] = [mint.href, mint.content].map(toText)
  return {
    kind,
    method: kind === 'webhook' ? 'WEBHOOK' : method,
    path,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    isDeprecated: value.deprecated === true,
    tags: toList(value.tags).filter((tag) => typeof tag === 'string'),
    isHidden: value['x-hidden'] === true,
    isExcluded: value['x-excluded'] === true,
    mint: {
      ...(href !== undefined && { href }),
      ...(content !== undefined && { content }),
      metadata: toObject(mint.metadata),
    },
  }
}

function toTag(tag: JsonObject): [string, ApiTag][] {
  const name = toText(tag.name)
  if (name === undefined) return []
  const [description, parent] = [tag.description, tag.parent].map(toText)
  const label = toText(tag['x-group']) ?? toText(tag.summary) ?? name
  return [
    [name, { name, label, ...(description !== undefined && { description }), ...(parent !== undefined && { parent }) }],
  ]
}
