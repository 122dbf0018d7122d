import { upgrade } from '@scalar/openapi-upgrader'
import { type LoadOptions, load, YAMLException } from 'js-yaml'
import { isObject, type JsonObject } from '../../core/index.ts'
import { type LimitedDocument, limitDocument } from './limit-document.ts'
import { prepareSwagger } from './prepare-swagger.ts'

/** A parsed document, or why it cannot be parsed. `line` and `column` start at 1. */
export type ParsedDocument =
  | ({ ok: true } & LimitedDocument)
  | { ok: false; reason: string; line: number; column: number }

/** YAML that is nested deeper than `maxDepth` is invalid. Up to it, only what is too deep is left out. */
const YAML_OPTIONS: LoadOptions & { maxDepth: number } = { json: true, maxDepth: 1_000 }

/** Parses a JSON or YAML document, with the limits of {@link limitDocument}. JSON is valid YAML, except for tabs. Never throws. */
export function parseDocument(text: string): ParsedDocument {
  const source = text.replace(/^\u{FEFF}/u, '')
  if (/^\s*[{[]/.test(source)) {
    try {
      return { ok: true, ...limitDocument(JSON.parse(source), false) }
    } catch {
      // The YAML parser reports positions, and accepts more than JSON.
    }
  }
  try {
    const value = load(source, YAML_OPTIONS)
    return { ok: true, ...limitDocument(value, source.includes('*')) }
  } catch (error) {
    // Deep nesting overflows the stack of the parser.
    if (error instanceof RangeError) return { ok: false, reason: 'it is nested too deeply', line: 1, column: 1 }
    if (!(error instanceof YAMLException)) throw error
    const mark: { line: number; column: number } | undefined = error.mark
    return { ok: false, reason: error.reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 }
  }
}

/** Finds the version of an OpenAPI description (`openapi`, or `swagger` in version 2). */
export function findSpecVersion(document: unknown): string | undefined {
  if (!isObject(document)) return undefined
  const version = document.openapi ?? document.swagger
  // In YAML, an unquoted 2.0 or 3.1 is a number.
  if (typeof version === 'number') return Number.isInteger(version) ? `${version}.0` : String(version)
  return typeof version === 'string' ? version : undefined
}

/** Upgrades a description of version 2.0 or 3.0 to 3.1. Newer ones, and those that the upgrader fails on, stay as they are. */
export function upgradeSpec(document: JsonObject, version: string): JsonObject {
  if (!/^(?:2|3\.0)/.test(version)) return document
  try {
    const clone = structuredClone(document)
    return upgrade(version.startsWith('2') ? prepareSwagger(clone) : clone, '3.1') as JsonObject
  } catch {
    return document
  }
}
