import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { type ReportNote, toLeftOut } from '../migration-note.ts'
import { type DocsObject, toCompactObject } from '../to-compact-object.ts'
import { toDocsHref } from '../to-docs-href.ts'

type SocialsInput = SiteConfigInput['footerSocials']

interface Account {
  platform: string
  url: string
  path: ConfigPath
}

/** Converts the footer. Accounts are in two places of `mint.json`, and all of them are shown. */
export function toDocsFooter({ footerSocials, footer = {} }: SiteConfigInput, report: ReportNote) {
  const hasSocials = footerSocials !== undefined || footer.socials !== undefined
  const accounts = [
    ...listAccounts(footerSocials, ['footerSocials']),
    ...listAccounts(footer.socials, ['footer', 'socials']),
  ]
  return toCompactObject({
    socials: hasSocials ? toSocials(accounts, report) : undefined,
    links: footer.links?.map(({ title, links }) =>
      toCompactObject({
        header: title === '' ? undefined : title,
        items: links.map(({ label, url }) => ({ label, href: toDocsHref(url) })),
      }),
    ),
  })
}

function listAccounts(socials: SocialsInput = {}, path: ConfigPath): Account[] {
  if (Array.isArray(socials)) {
    return socials.map(({ type, url }, index) => ({ platform: type, url, path: [...path, index] }))
  }
  return Object.entries(socials).map(([platform, url]) => ({ platform, url, path: [...path, platform] }))
}

function toSocials(accounts: readonly Account[], report: ReportNote): DocsObject {
  const socials = new Map<string, string>()
  for (const { platform, url, path } of accounts) {
    const known = socials.get(platform)
    if (known === undefined) socials.set(platform, url)
    else if (known !== url) {
      report(
        toLeftOut(path, `"${url}" is left out, because docs.json has only one account of each platform.`, [
          `Put it into "footer": {"links": …}, or use another platform than "${platform}".`,
        ]),
      )
    }
  }
  return Object.fromEntries(socials)
}
