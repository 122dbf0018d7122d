import { isObject } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { createSpec } from './create-spec.ts'
import { listReferences } from './list-references.ts'
import { findSpecVersion, parseDocument, upgradeSpec } from './parse-spec.ts'
import { resolveAddress } from './scope.ts'

/** Reads a document: a path in the site's folder or an address. Undefined when there is no such file. @throws Error that says why an address does not answer. */
export type ReadDocument = (address: string) => Promise<string | undefined>

/** Why a spec is not what it should be. `line` and `column` count from 1. */
export interface SpecProblem {
  kind: 'missing' | 'unreachable' | 'unreadable' | 'not-a-spec' | 'missing-reference' | 'too-many-documents'
  /** What is wrong, as the end of a sentence. */
  reason: string
  file: string
  line?: number
  column?: number
}

/** A spec is read from no more documents than this. */
const MAX_DOCUMENTS = 500

/**
 * Loads a spec with all documents its references lead to.
 * @param report hears of everything that is wrong: of a reference that leads nowhere each time it is followed
 * @returns nothing for a spec that is none
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
    report({ kind: 'not-a-spec', reason: 'it has no version in `openapi` or `swagger`', file })
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
    version,
    documents,
    onMissing(ref, from) {
      const [address = ''] = ref.split('#', 1)
      const target = resolveAddress(address, from.file)
      // A document that is not there, or one too many, was reported as a whole.
      const isGone = address !== '' && (isCut || documents.has(target)) && documents.get(target) === undefined
      if (isGone) return
      report({ kind: 'missing-reference', reason: `"${ref}" at ${from.pointer} does not exist`, file: from.file })
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
