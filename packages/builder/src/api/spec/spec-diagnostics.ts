import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { ConfigLocation } from '../../core/index.ts'
import { API_CODES, type ApiProblem } from '../codes.ts'
import type { SpecProblem } from '../model/spec.ts'
import type { OutdatedDocument } from './create-spec-loader.ts'
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
 */
export function toSpecDiagnostic(problem: SpecProblem, spec: string, named: ConfigLocation): Diagnostic {
  const { kind, file, line = 1, column = 1 } = problem
  const isInside = !isUrl(file) && kind !== 'missing'
  const location = isInside ? { file, range: { line, column, endLine: line, endColumn: column + 1 } } : named
  return toDiagnostic(API_CODES, { ...toProblem(problem, spec), ...location })
}

function toProblem({ kind, file, reason }: SpecProblem, spec: string): ApiProblem {
  switch (kind) {
    case 'missing':
      return {
        code: 'api/missing-spec',
        message:
          file === spec
            ? `Cannot find the OpenAPI file "${file}".`
            : `"${spec}" refers to "${file}", which does not exist.`,
        suggestions: ['Correct the path, or add the file.'],
      }
    case 'missing-reference':
      return {
        code: 'api/missing-reference',
        message: `In "${file}", ${reason}. The part that it refers to is ignored.`,
        suggestions: ['Add what is missing, or correct the reference.'],
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
        message: `Could not fetch "${file}": ${reason}. Pages of its operations show only method and path.`,
        suggestions: ['Build again when the server responds, or copy the file into the folder of the site.'],
      }
    default:
      return {
        code: 'api/unreadable-spec',
        message: `"${file}" is not an OpenAPI description: ${reason}.`,
        suggestions: ['Expected an OpenAPI 2.0, 3.0, 3.1 or 3.2 file in JSON or YAML.'],
      }
  }
}
