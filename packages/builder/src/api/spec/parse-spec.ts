import { upgrade } from '@scalar/openapi-upgrader'
import { load, YAMLException } from 'js-yaml'
import { isObject, type JsonObject } from '../../core/index.ts'
import { prepareSwagger } from './prepare-swagger.ts'

/** A document as data, or why it is none. `line` and `column` count from 1. */
export type ParsedDocument = { ok: true; value: unknown } | { ok: false; reason: string; line: number; column: number }

/** Parses a document of JSON or YAML: JSON is YAML too, but for tabs. Never throws. */
export function parseDocument(text: string): ParsedDocument {
  const source = text.replace(/^\u{FEFF}/u, '')
  if (/^\s*[{[]/.test(source)) {
    try {
      return { ok: true, value: JSON.parse(source) }
    } catch {
      // YAML tells the place of a mistake, and takes more than JSON does.
    }
  }
  try {
    return { ok: true, value: load(source, { json: true }) }
  } catch (error) {
    // Text that is nested without end is more than the parser's stack can hold.
    if (error instanceof RangeError) return { ok: false, reason: 'it is nested too deep', line: 1, column: 1 }
    if (!(error instanceof YAMLException)) throw error
    const mark: { line: number; column: number } | undefined = error.mark
    return { ok: false, reason: error.reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 }
  }
}

/** The version that a document names, when it is an OpenAPI description (`openapi`, or `swagger` of version 2). */
export function findSpecVersion(document: unknown): string | undefined {
  if (!isObject(document)) return undefined
  const version = document.openapi ?? document.swagger
  // YAML reads an unquoted 2.0 or 3.1 as a number.
  if (typeof version === 'number') return Number.isInteger(version) ? `${version}.0` : String(version)
  return typeof version === 'string' ? version : undefined
}

/** Brings a description of version 2.0 or 3.0 to 3.1; newer ones stay. What the upgrader cannot take stays as it is. */
export function upgradeSpec(document: JsonObject, version: string): JsonObject {
  if (!/^(?:2|3\.0)/.test(version)) return document
  try {
    const clone = structuredClone(document)
    return upgrade(version.startsWith('2') ? prepareSwagger(clone) : clone, '3.1') as JsonObject
  } catch {
    return document
  }
}
