import { isObject } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { createSpec } from './create-spec.ts'
import { listReferences } from './list-references.ts'
import { findSpecVersion, parseDocument, upgradeSpec } from './parse-spec.ts'
import { resolveAddress } from './scope.ts'

/** Reads a document by path in the site's folder or by URL. Undefined for a missing file. @throws Error with the reason when it cannot be fetched */
export type ReadDocument = (address: string) => Promise<string | undefined>

/** A problem with a spec. `line` and `column` start at 1. */
export interface SpecProblem {
  kind: 'missing' | 'unreachable' | 'unreadable' | 'not-a-spec' | 'missing-reference' | 'too-many-documents'
  /** What is wrong, as the end of a sentence. */
  reason: string
  file: string
  line?: number
  column?: number
}

/** A spec has no more documents than this. */
const MAX_DOCUMENTS = 500

/**
 * Loads a spec with all documents that it references.
 * @param report - Called with every problem. A broken reference is reported each time it is followed.
 * @returns undefined if the file isn't a spec
 */
export async function loadSpec(
  file: string,
  read: ReadDocument,
  report: (problem: SpecProblem) => void,
): Promise<ApiSpec | undefined> {
  const documents = new Map<string, unknown>()
  const main = await loadDocument(file, read, report)
  if (main === undefined) return undefined
  const version = findSpecVersion(main)
  if (version === undefined || !isObject(main)) {
    report({ kind: 'not-a-spec', reason: 'it names no version in `openapi` or `swagger`', file })
    return undefined
  }
  documents.set(file, upgradeSpec(main, version))
  const open = [...listReferences(main, file)]
  let isCut = false
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (documents.has(next)) continue
    if (documents.size >= MAX_DOCUMENTS) {
      const reason = `it leads to more than ${MAX_DOCUMENTS} documents; "${next}" and those after it are not read`
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
    version,
    documents,
    onMissing(ref, from) {
      const [address = ''] = ref.split('#', 1)
      const target = resolveAddress(address, from.file)
      // A missing document, or one beyond the limit, has been reported as a whole.
      const isGone = address !== '' && (isCut || documents.has(target)) && documents.get(target) === undefined
      if (isGone) return
      report({ kind: 'missing-reference', reason: `"${ref}" of ${from.pointer} leads nowhere`, file: from.file })
    },
  })
}

async function loadDocument(
  file: string,
  read: ReadDocument,
  report: (problem: SpecProblem) => void,
): Promise<unknown> {
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
  if (parsed.ok) return parsed.value
  const { reason, line, column } = parsed
  report({ kind: 'unreadable', reason, file, line, column })
  return undefined
}
