import { type CodeEntry, toDiagnosticUrl } from '@spearmint/config/diagnostics'

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
    `Documentation: ${[toDiagnosticUrl(code), page].flatMap((path) => (path === undefined ? [] : toDocsFile(path))).join(', ')}`,
    '',
  ].join('\n')
}

/** The file of a page of our documentation, from the root of the repository: its pages have no fixed address on the web. */
function toDocsFile(path: string): string {
  const [page = '', ...fragment] = path.split(/(?=#)/)
  return `docs${page}.mdx${fragment.join('')}`
}
