import { toDiagnosticUrl } from '@spearmint/config'
import type { DiagnosticCode } from '../../../core/index.ts'

/** Formats what is known of a code for a terminal: severity, meaning, example, mend. Ends with a line feed. */
export function formatExplanation(code: string, known: DiagnosticCode): string {
  const { severity, title, explanation, example, mend, page } = known
  return [
    `${code}  ${severity}`,
    title,
    '',
    explanation,
    '',
    ...(example === undefined ? [] : ['Example:', ...example.split('\n').map((line) => `  ${line}`.trimEnd()), '']),
    `Mend: ${mend}`,
    `In the documentation: ${[toDiagnosticUrl(code), page].filter((path) => path !== undefined).join(', ')}`,
    '',
  ].join('\n')
}
