import type { RenderedPage } from '../../core/index.ts'
import { shortenText, toPageDescription } from '../../theme/index.ts'

/** Characters of a description (reference 2.9). */
const LONGEST_SUMMARY = 300

/** What a page says about itself: its description, else its first paragraph, in 300 characters at most. May be empty. */
export function toPageSummary(rendered: RenderedPage): string {
  return shortenText(toPageDescription(rendered, LONGEST_SUMMARY), LONGEST_SUMMARY)
}
