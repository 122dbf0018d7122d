import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { type ReportNote, toLeftOut } from '../migration-note.ts'
import { type DocsObject, toCompactObject } from '../to-compact-object.ts'
import { toDocsHref } from '../to-docs-href.ts'

type LinkInput = NonNullable<SiteConfigInput['topbarCtaButton']>

/** Converts the links and the button of the header. */
export function toDocsNavbar(input: SiteConfigInput, report: ReportNote): DocsObject | undefined {
  const { topbarLinks, topbarCtaButton } = input
  return toCompactObject({
    links: topbarLinks?.map((link, index) => toLink(link, ['topbarLinks', index], undefined, report)),
    primary: topbarCtaButton && toLink(topbarCtaButton, ['topbarCtaButton'], 'button', report),
  })
}

/** @param type - The type of a link that isn't a repository. */
function toLink(link: LinkInput, path: ConfigPath, type: 'button' | undefined, report: ReportNote) {
  if (link.type === 'github') {
    return toCompactObject({ type: 'github', label: link.name, href: toRepositoryUrl(link.url) })
  }
  for (const key of ['style', 'arrow'] as const) {
    if (link[key] === undefined || link[key] === false) continue
    report(
      toLeftOut([...path, key], `"${key}" of the link "${link.name}" is left out, because docs.json has no such key.`, [
        'Style the link in a CSS file of the site.',
      ]),
    )
  }
  return toCompactObject({ type, label: link.name, href: toDocsHref(link.url) })
}

/** `owner/name` is a repository too. */
function toRepositoryUrl(url: string): string {
  if (/^(?:www\.)?github\.com\//.test(url)) return `https://${url}`
  return /^[\w.-]+\/[\w.-]+$/.test(url) ? `https://github.com/${url}` : toDocsHref(url)
}
