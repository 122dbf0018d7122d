import { type Diagnostic, findNearest, toDiagnostic } from '@spearmint/config/diagnostics'
import type { ConfigLocation } from '../../core/index.ts'
import { API_CODES, type ApiProblem } from '../codes.ts'
import type { SpecProblem } from '../model/spec.ts'
import type { LoadedSpec, OutdatedDocument } from './create-spec-loader.ts'
import { isUrl } from './scope.ts'

/** @param named - Where the configuration names the spec. */
export function toOutdatedDiagnostic({ address, reason }: OutdatedDocument, named: ConfigLocation): Diagnostic {
  return toDiagnostic(API_CODES, {
    code: 'api/outdated-spec',
    message: `Could not fetch "${address}": ${reason}. The copy from an earlier build is used.`,
    suggestions: ['Build again when the server responds.'],
    ...named,
  })
}

/** @param named - Where the configuration names the spec. */
export function toNoOperationsDiagnostic(spec: string, named: ConfigLocation): Diagnostic {
  return toDiagnostic(API_CODES, {
    code: 'api/no-operations',
    message: `"${spec}" has no operations, so no pages are generated from it.`,
    suggestions: ['Add operations to its "paths", or remove the file from "openapi".'],
    ...named,
  })
}

/**
 * A spec that cannot be loaded is reported where the configuration names it, and a problem inside a file in that file.
 * @param named - Where the configuration names the spec.
 * @param context.files - The files of the site. One of them is suggested for a missing one.
 * @param context.findText - Finds a reference in its file, and `findPosition` a word. Without them, the start of the file is
 * reported.
 */
export function toSpecDiagnostic(
  problem: SpecProblem,
  spec: string,
  named: ConfigLocation,
  {
    files = [],
    findText,
    findPosition,
  }: { files?: readonly string[] } & Partial<Pick<LoadedSpec, 'findText' | 'findPosition'>> = {},
): Diagnostic {
  const { kind, file, line = 1, column = 1, reference, position } = problem
  const isInside = !isUrl(file) && kind !== 'missing'
  const found = isInside && reference ? findText?.(reference.text, reference.path) : undefined
  const start = { line, column, endLine: line, endColumn: column + 1 }
  const ofWord = isInside && position ? findPosition?.(file, position.path, position.isKey) : undefined
  const range = (found?.file === file ? found.range : ofWord) ?? start
  return toDiagnostic(API_CODES, { ...toProblem(problem, spec, files), ...(isInside ? { file, range } : named) })
}

function toProblem(
  { kind, file, reason, suggestions = [] }: SpecProblem,
  spec: string,
  files: readonly string[],
): ApiProblem {
  switch (kind) {
    case 'missing':
      return {
        code: 'api/missing-spec',
        message:
          file === spec
            ? `Cannot find the OpenAPI file "${file}".`
            : `"${spec}" refers to "${file}", which does not exist.`,
        suggestions: [
          ...listNear(file, files).map((near) => `Did you mean "${near}"?`),
          'Correct the path, or add the file.',
        ],
      }
    case 'missing-reference':
    case 'circular-reference':
      return {
        code: 'api/missing-reference',
        message: `In "${file}", ${reason}. The part that it refers to is ignored.`,
        suggestions: [
          kind === 'circular-reference'
            ? 'Let one of these references lead to a definition.'
            : 'Add what is missing, or correct the reference.',
        ],
      }
    case 'too-many-documents':
      return {
        code: 'api/too-many-documents',
        message: `Only a part of "${file}" is read: ${reason}.`,
        suggestions: ['Merge the spec into fewer files.'],
      }
    case 'too-complex':
      return {
        code: 'api/too-complex',
        message: `Only a part of "${file}" is shown: ${reason}.`,
        suggestions: ['Simplify this part, or split it.'],
      }
    case 'unreachable':
      return {
        code: 'api/unreachable-spec',
        message:
          file === spec
            ? `Could not fetch "${file}": ${reason}. Pages of its operations are missing, or show only method and path.`
            : `Could not fetch "${file}": ${reason}. What it adds to "${spec}" is missing.`,
        suggestions: ['Build again when the server responds, or copy the file into the folder of the site.'],
      }
    case 'invalid-overlay':
      return {
        code: 'api/invalid-overlay',
        message: `"${file}" is not applied completely: ${reason}.`,
        suggestions: ['Expected an OpenAPI Overlay 1.0 in JSON or YAML, with JSONPath targets without functions.'],
      }
    case 'unused-overlay':
      return {
        code: 'api/unused-overlay',
        message: `An action of "${file}" changes nothing in "${spec}": ${reason}.`,
        suggestions: ['Correct the `target`, or remove the action.'],
      }
    case 'unknown-word':
      return {
        code: 'api/unknown-word',
        message: reason,
        suggestions: suggestions.length > 0 ? [...suggestions] : ['Write one of the words that OpenAPI knows.'],
      }
    default:
      return {
        code: 'api/unreadable-spec',
        message: `"${file}" is not an OpenAPI description: ${reason}.`,
        suggestions: ['Expected an OpenAPI 2.0, 3.0, 3.1 or 3.2 file in JSON or YAML.'],
      }
  }
}

/** Lists the files with the same name, or else those with a similar path. */
function listNear(file: string, files: readonly string[]): string[] {
  const documents = files.filter((path) => /\.(?:json|ya?ml)$/i.test(path))
  const toName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const same = documents.filter((path) => toName(path) === toName(file))
  return same.length > 0 ? same.slice(0, 3) : findNearest(file, documents)
}
