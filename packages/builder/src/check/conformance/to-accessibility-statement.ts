import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Criterion } from './criterion.ts'
import { OPERABLE } from './operable.ts'
import { PERCEIVABLE } from './perceivable.ts'
import { UNDERSTANDABLE_AND_ROBUST } from './understandable-and-robust.ts'

/** All success criteria of WCAG 2.2 at levels A and AA (https://www.w3.org/TR/WCAG22/), in its order. */
export const WCAG_CRITERIA: readonly Criterion[] = [...PERCEIVABLE, ...OPERABLE, ...UNDERSTANDABLE_AND_ROBUST]

interface StatementFacts {
  /** What `check` found in the site. */
  diagnostics: readonly Pick<Diagnostic, 'code' | 'file' | 'line'>[]
  /** Codes that were not reported. */
  off: readonly string[]
  /** The number of checked pages. */
  pages: number
  /** The version of Spearmint. */
  version: string
}

/** More locations of one kind of problem are counted, not listed. */
const MAX_LISTED = 20

/**
 * Writes an accessibility statement in Markdown. Brackets mark what the owner of the site fills in, including the date:
 * the same site gives the same bytes.
 */
export function toAccessibilityStatement(facts: StatementFacts): string {
  const list = (result: Criterion['result']): string[] =>
    WCAG_CRITERIA.filter((criterion) => criterion.result === result).map(({ note, ...criterion }) =>
      toItem(criterion, result === 'supports' ? undefined : note),
    )
  return [
    '---',
    'title: Accessibility statement',
    '---',
    '',
    '[Name of the organization] wants everyone to be able to use this documentation. This statement applies to',
    '[address of the site]. Its goal is to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
    '[State whether somebody has audited the site, and with what result.]',
    '',
    '## What is supported',
    '',
    `The site is built with Spearmint ${facts.version}. Automated tests of Spearmint show that navigation, search, components`,
    'and API pages support these success criteria. They cannot show that the content of the pages does.',
    '',
    ...list('supports'),
    '',
    '## Known limitations',
    '',
    ...list('does not support'),
    ...toFindings(facts),
    '',
    '## What has not been evaluated',
    '',
    'No test shows whether these criteria are met:',
    '',
    ...list('not evaluated'),
    '',
    'These depend on the content of the site, which has to be reviewed by a person:',
    '',
    ...list('depends on content'),
    '',
    '## Feedback',
    '',
    'Tell us if you cannot use a part of this site: [email address], [phone number], [postal address]. We reply within',
    '[number] working days.',
    '',
    '## Date',
    '',
    'This statement was prepared on [date] and last reviewed on [date].',
    '',
  ].join('\n')
}

function toItem({ id, name, level }: Pick<Criterion, 'id' | 'name' | 'level'>, detail?: string): string {
  return `- ${id} ${name} (${level})${detail === undefined ? '' : `: ${detail}`}`
}

/** Lists the findings by criterion, then what was not checked. */
function toFindings({ diagnostics, off, pages }: StatementFacts): string[] {
  const items = WCAG_CRITERIA.flatMap((criterion) =>
    (criterion.codes ?? []).flatMap((code) => {
      const found = diagnostics.filter((diagnostic) => diagnostic.code === code)
      return found.length === 0 ? [] : [toItem(criterion, `\`${code}\` at ${toLocations(found)}.`)]
    }),
  )
  const unchecked = WCAG_CRITERIA.flatMap(({ codes }) => codes ?? []).filter((code) => off.includes(code))
  const counted = pages === 1 ? 'one page' : `${pages} pages`
  return [
    '',
    items.length === 0
      ? `\`spearmint check\` found no accessibility problem in the content of ${counted}. It cannot find every problem.`
      : `\`spearmint check\` found these problems in the content of ${counted}. It cannot find every problem.`,
    '',
    ...items,
    ...(unchecked.length === 0
      ? []
      : [
          ...(items.length === 0 ? [] : ['']),
          `It did not look for ${unchecked.map((code) => `\`${code}\``).join(', ')}.`,
        ]),
  ]
}

function toLocations(found: StatementFacts['diagnostics']): string {
  const places = found.slice(0, MAX_LISTED).map(({ file, line }) => `\`${file}:${line}\``)
  const more = found.length - places.length
  return more > 0 ? `${places.join(', ')} and ${more} more` : places.join(', ')
}
