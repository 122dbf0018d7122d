import type { Criterion } from '../../src/check/conformance/criterion.ts'
import type { EVIDENCE } from '../../src/check/conformance/evidence.ts'

const FRONT = `---
title: Accessibility conformance
description: How built pages meet each criterion of WCAG 2.2, and which test shows it.
icon: clipboard-check
---

{/* Generated from packages/builder/src/check/conformance:
    npm run test:unit -- packages/builder/src/check/conformance --update */}

This page lists every success criterion of [WCAG 2.2](https://www.w3.org/TR/WCAG22/) at levels A and AA. It describes the
frame, that is everything Spearmint adds to your content: navigation, search, components, API pages and the playground.
[Accessibility](/guides/accessibility) lists what authors take care of, and
[\`spearmint check --accessibility-report\`](/reference/cli#spearmint-check) writes a statement for your site.

| Result | Meaning |
| --- | --- |
| Supports | The tests that are named pass for every release. |
| Does not support | The frame fails the criterion. The note describes where. |
| Depends on content | Only the content of a site can meet or fail it. |
| Not applicable | The frame has nothing that the criterion is about. |
| Not evaluated | No test shows that the frame meets it. That doesn't mean that it fails. |

No outside party has audited these results. Tests run in Chromium, and no test uses a screen reader.
`

const PRINCIPLES = ['Perceivable', 'Operable', 'Understandable', 'Robust']

/** Creates the reference page of all criteria as MDX. */
export function toConformancePage(criteria: readonly Criterion[], evidence: typeof EVIDENCE): string {
  const sections = PRINCIPLES.map((name, index) => {
    const rows = criteria.filter(({ id }) => id.startsWith(`${index + 1}.`)).map(toRow)
    return [`## ${name}`, '', '| Criterion | Result | Tests and notes |', '| --- | --- | --- |', ...rows, ''].join('\n')
  })
  const tests = Object.entries(evidence).map(
    ([name, { test, shows }]) => `| \`${name}\` | ${shows} | \`${test.replace('packages/builder/', '')}\` |`,
  )
  const head = [
    '## Tests',
    '',
    'Files are in `packages/builder`.',
    '',
    '| Name | What it shows | File |',
    '| --- | --- | --- |',
  ]
  return [FRONT, ...sections, [...head, ...tests, ''].join('\n')].join('\n')
}

function toRow(criterion: Criterion): string {
  const { id, name, level, result, note } = criterion
  const tests = criterion.result === 'supports' ? criterion.evidence.map((test) => `\`${test}\``).join(', ') : ''
  const details = [tests, note].filter(Boolean).join('. ')
  return `| ${id} ${name} (${level}) | ${result.charAt(0).toUpperCase()}${result.slice(1)} | ${details} |`
}
