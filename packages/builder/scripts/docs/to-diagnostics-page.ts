import type { Severity } from '@spearmint/config'
import type { CodeSection } from '../../src/cli/codes/code-sections.ts'
import type { DiagnosticCode } from '../../src/core/diagnostic-code.ts'

const FRONT = `---
title: Diagnostics
description: Every code that a build reports, what it means, and how to mend it.
icon: stethoscope
---

{/* Generated from packages/config/src/codes and packages/builder/src/model/codes, where entries are added:
    npm run test:run -- packages/builder/src/model/codes --update */}

A diagnostic has a code, a severity and a place. The code is stable: it is never renamed and never means something else.
\`spearmint explain <code>\` prints on the terminal what stands here.

| Severity | Meaning |
| --- | --- |
| Error | The exit code is 1 (of the configuration: 2). |
| Warning | Something is wrong, and the site is built without it. An error with \`--strict\`. |
| Note | Worth knowing. It never changes the exit code. |
`

const SEVERITY_NAMES = { error: 'Error', warning: 'Warning', info: 'Note' } satisfies Record<Severity, string>

/** Writes the reference page of all diagnostic codes as MDX. The addresses of its headings are those of \`toDiagnosticUrl\`. */
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

function toEntry(code: string, { severity, title, explanation, example, mend, page }: DiagnosticCode): string {
  return [
    `<h3 id="${code.replaceAll('/', '-')}"><code>${code}</code></h3>`,
    '',
    `**${SEVERITY_NAMES[severity]}: ${escapeText(title)}.** ${escapeText(explanation)}`,
    '',
    ...(example === undefined ? [] : [...toFence(example), '']),
    `Mend: ${escapeText(mend)}${page === undefined ? '' : ` More: [${page}](${page}).`}`,
    '',
  ].join('\n')
}

/** A block of code whose fence is longer than any in it. */
function toFence(example: string): string[] {
  const longest = Math.max(2, ...[...example.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}text`, example, fence]
}

/** What MDX would read as an expression or a tag is text here; code between backticks stays. */
function escapeText(text: string): string {
  return text.replace(/`[^`]*`|[{<]/g, (match) => (match.startsWith('`') ? match : `\\${match}`))
}
