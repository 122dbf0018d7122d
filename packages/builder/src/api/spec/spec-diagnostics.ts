import type { Diagnostic, SourceRange } from '@spearmint/config'
import { type Problem, toDiagnostic } from '../../core/index.ts'
import { CONFIG_FILE } from '../../site/index.ts'
import type { SpecProblem } from '../model/spec.ts'
import { isUrl, type OutdatedDocument } from './create-spec-loader.ts'

/** @param named Where mint.json names the spec. */
export function toOutdatedDiagnostic({ address, reason }: OutdatedDocument, named: SourceRange): Diagnostic {
  const problem: Problem = {
    code: 'api/outdated-spec',
    severity: 'info',
    message: `Could not fetch "${address}": ${reason}. The copy from an earlier build is used.`,
    suggestions: ['Build again when the server responds.'],
  }
  return toDiagnostic(problem, CONFIG_FILE, named)
}

/**
 * A spec that cannot be loaded is reported where mint.json names it, and a problem inside a file in that file.
 * @param named Where mint.json names the spec.
 */
export function toSpecDiagnostic(problem: SpecProblem, spec: string, named: SourceRange): Diagnostic {
  const { kind, file, line = 1, column = 1 } = problem
  const isInside = !isUrl(file) && kind !== 'missing'
  const range = isInside ? { line, column, endLine: line, endColumn: column + 1 } : named
  return toDiagnostic(toProblem(problem, spec), isInside ? file : CONFIG_FILE, range)
}

function toProblem({ kind, file, reason }: SpecProblem, spec: string): Problem {
  switch (kind) {
    case 'missing':
      return {
        code: 'api/missing-spec',
        severity: 'error',
        message:
          file === spec
            ? `Cannot find the OpenAPI file "${file}".`
            : `"${spec}" refers to "${file}", which does not exist.`,
        suggestions: ['Correct the path, or add the file.'],
      }
    case 'missing-reference':
      return {
        code: 'api/missing-reference',
        severity: 'warning',
        message: `In "${file}", ${reason}. The part that it refers to is left out.`,
        suggestions: ['Add what is missing, or correct the reference.'],
      }
    case 'too-many-documents':
      return {
        code: 'api/too-many-documents',
        severity: 'warning',
        message: `Only a part of "${file}" is read: ${reason}.`,
        suggestions: ['Merge the spec into fewer files.'],
      }
    case 'unreachable':
      return {
        code: 'api/unreachable-spec',
        severity: 'warning',
        message: `Could not fetch "${file}": ${reason}. Pages of its operations show only method and path.`,
        suggestions: ['Build again when the server responds, or copy the file into the folder of the site.'],
      }
    default:
      return {
        code: 'api/unreadable-spec',
        severity: 'error',
        message: `"${file}" is not an OpenAPI description: ${reason}.`,
        suggestions: ['Expected an OpenAPI 2.0, 3.0, 3.1 or 3.2 file in JSON or YAML.'],
      }
  }
}
