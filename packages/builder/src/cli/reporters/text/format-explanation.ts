import type { CodeEntry } from '@spearmint/config/diagnostics'

/** Formats the entry of a code for a terminal: severity, explanation, example, fix. Ends with a line feed. */
export function formatExplanation(code: string, known: CodeEntry): string {
  const { severity, title, explanation, example, fix, page } = known
  return [
    `${code}  ${severity}`,
    title,
    '',
    explanation,
    '',
    ...(example === undefined ? [] : ['Example:', ...example.split('\n').map((line) => `  ${line}`.trimEnd()), '']),
    `Fix: ${fix}`,
    ...(page === undefined ? [] : [`Documentation of Spearmint: ${page}`]),
    '',
  ].join('\n')
}
