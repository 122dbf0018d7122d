import { isExternalHref } from '../../../core/index.ts'

/** Attributes of a link whose address may leave the site: then it opens in a new tab. */
export function toLinkAttributes(href: string): { href: string; target?: string; rel?: string } {
  return isExternalHref(href) && !href.startsWith('mailto:') ? { href, target: '_blank', rel: 'noopener' } : { href }
}
