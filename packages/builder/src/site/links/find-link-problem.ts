import type { Problem } from '@spearmint/config/diagnostics'
import type { ResolvedLink } from '../../core/index.ts'
import type { LINK_CODES } from '../codes.ts'
import { type BrokenLinkReporter, toUnsafeLinkProblem } from './create-broken-link-reporter.ts'
import { findMalformedAddress } from './find-malformed-address.ts'

/** Finds what is wrong with an address, wherever it is written. */
export function findLinkProblem(
  kind: 'link' | 'file',
  written: string,
  link: ResolvedLink,
  advisor: BrokenLinkReporter,
): Problem<typeof LINK_CODES> | undefined {
  switch (link.type) {
    case 'broken':
      return advisor.describe(kind, written, link.path)
    case 'unsafe':
      return toUnsafeLinkProblem(written)
    case 'external':
      return findMalformedAddress(written)
    default:
      return undefined
  }
}
