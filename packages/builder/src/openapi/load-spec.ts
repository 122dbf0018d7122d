import type { ApiSpec } from '../model/api/spec.ts'
import { isObject } from '../model/is-object.ts'
import { createSpec } from './create-spec.ts'
import { listReferences } from './list-references.ts'
import { findSpecVersion, parseDocument, upgradeSpec } from './parse-spec.ts'
import { resolveAddress } from './scope.ts'

/** Reads a document: a path in the site's folder or an address. Undefined when there is no such file. @throws Error that says why an address does not answer. */
export type ReadDocument = (address: string) => Promise<string | undefined>

/** Why a spec is not what it should be. `line` and `column` count from 1. */
export interface SpecProblem {
  kind: 'missing' | 'unreachable' | 'unreadable' | 'not-a-spec' | 'missing-reference'
  /** What is wrong, as the end of a sentence. */
  reason: string
  file: string
  line?: number
  column?: number
}

/** References lead to no more documents than this. */
const MOST_DOCUMENTS = 500

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
    report({ kind: 'not-a-spec', reason: 'it names no version in `openapi` or `swagger`', file })
    return undefined
  }
  documents.set(file, upgradeSpec(main, version))
  const open = [...listReferences(main, file)]
  for (let next = open.pop(); next !== undefined && documents.size < MOST_DOCUMENTS; next = open.pop()) {
    if (documents.has(next)) continue
    const document = await loadDocument(next, read, report)
    documents.set(next, document)
    open.push(...listReferences(document, next))
  }
  return createSpec({
    file,
    version,
    documents,
    onMissing(ref, from) {
      const [address = ''] = ref.split('#', 1)
      // A document that is not there was reported as a whole.
      const isGone = address !== '' && documents.get(resolveAddress(address, from.file)) === undefined
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
