import type { ApiSpec } from '../../model/spec.ts'
import { createSpec } from '../create-spec.ts'
import { toObject } from '../json.ts'
import { findSpecVersion, parseDocument, upgradeSpec } from '../parse-spec.ts'

/**
 * Parses a spec from text, or creates it from an object with only the parts that a test needs.
 * @param others - Referenced documents, by path.
 * @param missing - Collects the references that cannot be resolved.
 */
export function parseTestSpec(
  source: string | object,
  others: Record<string, unknown> = {},
  missing: string[] = [],
): ApiSpec {
  const document = typeof source === 'string' ? parse(source) : { openapi: '3.1.0', info: { title: 'Test' }, ...source }
  const version = findSpecVersion(document) ?? '3.1.0'
  const documents = new Map<string, unknown>([
    ['openapi.json', upgradeSpec(toObject(document), version)],
    ...Object.entries(others),
  ])
  return createSpec({
    file: 'openapi.json',
    version,
    documents,
    toProblem: (ref, from) => ({ kind: 'missing-reference', reason: ref, file: from.file }),
    report: ({ reason }) => missing.push(reason),
  })
}

function parse(text: string): unknown {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}
