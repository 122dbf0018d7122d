import type { CodeEntry, Severity } from '@spearmint/config/diagnostics'
import type { CodeSection } from '../../src/cli/codes/code-sections.ts'

const FRONT = `---
title: Diagnostics
description: Every diagnostic code, what it means, and how to fix it.
icon: stethoscope
---

{/* Generated from the tables of codes in packages/config and packages/builder:
    npm run test:run -- packages/builder/src/cli/codes --update */}

A diagnostic has a code, a severity and a location. Codes are stable: they are never renamed and never change their
meaning. Run \`spearmint explain <code>\` to print an entry of this page in the terminal.

| Severity | Meaning |
| --- | --- |
| Error | The command exits with code 1, or with code 2 if it could not run. |
| Warning | Something is wrong, but the site is built. With \`--strict\`, the command exits with code 1. |
| Note | Information. It never changes the exit code. |
`

const SEVERITY_NAMES = { error: 'Error', warning: 'Warning', info: 'Note' } satisfies Record<Severity, string>

/** Creates the reference page of all diagnostic codes as MDX. `toDiagnosticUrl` links to its headings. */
export function toDiagnosticsPage(sections: readonly CodeSection[]): string {
  return [FRONT, ...sections.map(toSection)].join('\n')
}

function toSection({ title, introduction, codes }: CodeSection): string {
  return [
    `## ${title}`,
    '',
    ...(introduction === undefined ? [] : [escapeText(introduction), '']),
    ...Object.entries(codes).map(([code, known]) => toEntry(code, known)),
  ].join('\n')
}

function toEntry(code: string, { severity, title, explanation, example, fix, page }: CodeEntry): string {
  return [
    `<h3 id="${code.replaceAll('/', '-')}"><code>${code}</code></h3>`,
    '',
    `**${SEVERITY_NAMES[severity]}: ${escapeText(title)}.** ${escapeText(explanation)}`,
    '',
    ...(example === undefined ? [] : [...toFence(example), '']),
    `Fix: ${escapeText(fix)}${page === undefined ? '' : ` More: [${page}](${page}).`}`,
    '',
  ].join('\n')
}

/** A fenced code block. The fence is longer than any in the code. */
function toFence(example: string): string[] {
  const longest = Math.max(2, ...[...example.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}text`, example, fence]
}

/** Escapes text that MDX would read as an expression or a tag, except in code between backticks. */
function escapeText(text: string): string {
  return text.replace(/`[^`]*`|[{<]/g, (match) => (match.startsWith('`') ? match : `\\${match}`))
}
