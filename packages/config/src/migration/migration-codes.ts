import { defineCodes } from '../diagnostics/index.ts'

/** What `spearmint migrate` reports: how the new `docs.json` differs from the `mint.json`. */
export const MIGRATION_CODES = defineCodes({
  'migrate/left-out': {
    severity: 'warning',
    variants: { 'without-effect': 'info', invalid: 'error' },
    title: 'Setting that docs.json cannot express',
    explanation:
      'A part of `mint.json` is missing in the new `docs.json`, because that format has nothing for it, because the part had an error, or because it never had an effect. Only in the last case nothing changes for visitors.',
    fix: 'Do what the message suggests, or accept the difference.',
    example: '"topbarCtaButton": { "name": "Start", "url": "/start", "arrow": true }',
    page: '/guides/moving',
  },
  'migrate/changed': {
    severity: 'info',
    title: 'Setting with another form',
    explanation: 'A part of `mint.json` is in the new `docs.json`, but not exactly as it was. Visitors may notice.',
    fix: 'Look at the pages that the message names.',
    example: '"anchors": [{ "name": "Blog", "url": "https://acme.com", "color": { "from": "#f00", "to": "#00f" } }]',
    page: '/guides/moving',
  },
  'migrate/only-spearmint': {
    severity: 'info',
    title: 'Setting that only Spearmint reads',
    explanation:
      'A key of `mint.json` has no counterpart in `docs.json`. It is now in the object `spearmint`, which other tools ignore. The site looks the same.',
    fix: 'Nothing to do.',
    example: '"spearmint": { "feedback": { "thumbsRating": true } }',
    page: '/guides/moving',
  },
})
