import { isObject } from '../../core/index.ts'
import type { ApiSpec, ReportSpecProblem } from '../model/spec.ts'
import { applyOverlays } from '../overlays/apply-overlays.ts'
import { createSpec } from './create-spec.ts'
import { listReferences } from './list-references.ts'
import { findSpecVersion, parseDocument, upgradeSpec } from './parse-spec.ts'
import { parsePointer, resolveAddress } from './scope.ts'

/**
 * Reads a document by its path in the site's folder or its URL. Resolves to undefined when there is no such file.
 * @throws Error whose message says why a URL could not be fetched
 */
export type ReadDocument = (address: string) => Promise<string | undefined>

/** A description contains at least one of these (OpenAPI 3.1, section 4.8.1). The last is from version 2. */
const PARTS = ['paths', 'webhooks', 'components', 'definitions'] as const

/** Documents that one spec may consist of. */
const MAX_DOCUMENTS = 500

/**
 * Loads a spec with all documents that it refers to.
 * @param report Receives everything that is wrong with the documents.
 * @param overlays Paths or URLs of the overlays that change it, in this order.
 * @returns Undefined if the file is not a spec.
 */
export async function loadSpec(
  file: string,
  read: ReadDocument,
  report: ReportSpecProblem,
  overlays: readonly string[] = [],
): Promise<ApiSpec | undefined> {
  const documents = new Map<string, unknown>()
  const written = await loadDocument(file, read, report)
  const main = await applyOverlays(written, overlays, {
    load: (overlay) =>
      loadDocument(overlay, read, (problem) =>
        report(problem.kind === 'unreadable' ? { ...problem, kind: 'invalid-overlay' } : problem),
      ),
    report,
  })
  if (main === undefined) return undefined
  const version = findSpecVersion(main)
  if (version === undefined || !isObject(main)) {
    report({ kind: 'not-a-spec', reason: 'it has no version in `openapi` or `swagger`', file })
    return undefined
  }
  if (!PARTS.some((part) => isObject(main[part]))) {
    report({ kind: 'not-a-spec', reason: 'it has none of `paths`, `webhooks` and `components`', file })
    return undefined
  }
  documents.set(file, upgradeSpec(main, version))
  const open = [...listReferences(main, file)]
  let isCut = false
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (documents.has(next)) continue
    if (documents.size >= MAX_DOCUMENTS) {
      const reason = `it refers to more than ${MAX_DOCUMENTS} documents; "${next}" and those after it are not read`
      report({ kind: 'too-many-documents', reason, file })
      isCut = true
      break
    }
    const document = await loadDocument(next, read, report)
    documents.set(next, document)
    for (const found of listReferences(document, next)) open.push(found)
  }
  return createSpec({
    file,
    overlays,
    version,
    documents,
    report,
    toProblem(ref, from, isCircular) {
      const [address = ''] = ref.split('#', 1)
      const target = resolveAddress(address, from.file)
      // A missing document, or one beyond the limit, is reported once as a whole.
      const isGone = address !== '' && (isCut || documents.has(target)) && documents.get(target) === undefined
      if (isGone) return undefined
      return {
        kind: isCircular ? 'circular-reference' : 'missing-reference',
        reason: `"${ref}" at ${from.pointer} ${isCircular ? 'leads back to itself, so it has no value' : 'does not exist'}`,
        file: from.file,
        reference: { text: ref, path: [...parsePointer(from.pointer), '$ref'] },
      }
    },
  })
}

async function loadDocument(file: string, read: ReadDocument, report: ReportSpecProblem): Promise<unknown> {
  let text: string | undefined
  try {
    text = await read(file)
  } catch (error) {
    report({ kind: 'unreachable', reason: error instanceof Error ? error.message : String(error), file })
    return undefined
  }
  if (text === undefined) {
    report({ kind: 'missing', reason: 'there is no such file', file })
    return undefined
  }
  const parsed = parseDocument(text)
  if (parsed.ok) {
    for (const reason of parsed.problems) report({ kind: 'too-complex', reason, file })
    return parsed.value ?? null
  }
  const { reason, line, column } = parsed
  report({ kind: 'unreadable', reason, file, line, column })
  return undefined
}
