import { toDiagnosticUrl } from '@spearmint/config'
import type { DiagnosticCode } from '../../../core/index.ts'

/** Formats the entry of a code for a terminal: severity, explanation, example, fix. Ends with a line feed. */
export function formatExplanation(code: string, known: DiagnosticCode): string {
  const { severity, title, explanation, example, mend, page } = known
  return [
    `${code}  ${severity}`,
    title,
    '',
    explanation,
    '',
    ...(example === undefined ? [] : ['Example:', ...example.split('\n').map((line) => `  ${line}`.trimEnd()), '']),
    `Fix: ${mend}`,
    `Documentation: ${[toDiagnosticUrl(code), page].filter((path) => path !== undefined).join(', ')}`,
    '',
  ].join('\n')
}
