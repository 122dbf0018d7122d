/** How a version relates to the latest one. */
export type VersionState = 'latest' | 'old' | 'unreleased'

/** A version in the menu of another one. */
export interface VersionLink {
  /** What the menu shows. Without it, the word for the files on the disk in the language of the page. */
  label?: string
  state: VersionState
  isCurrent: boolean
  /** The `href` of its first page. */
  href: string
  /** The `href`s of its pages that have the same topic as a page of the current version, by the permalink of that page. */
  pages: Readonly<Record<string, string>>
  /** The `href`s of pages near the topic, if there is no page with it. */
  nearPages: Readonly<Record<string, string>>
}

/** One version of a site that has several. Plain data: it is part of keys. */
export interface SiteVersion {
  /** What the menu shows. Without it, the word for the files on the disk. */
  label?: string
  state: VersionState
  /** Path of its pages below the base, one segment: `v1.2`. Empty for the latest version. */
  folder: string
  /** Whether search engines may list its pages. */
  isIndexed: boolean
  /** Whether its files can be edited in the repository. Those of a tag can't. */
  isEditable: boolean
  /** The public URL of the latest version with its base path, if it is known. */
  publicRoot?: string
  /** All versions, in the order of the menu. */
  siblings: readonly VersionLink[]
  /** The public URLs of the pages of the latest version that have the same topic, by permalink. Empty for that version. */
  canonicals: Readonly<Record<string, string>>
  /** For the latest version: files of other versions that its own refer to. */
  others: readonly { label: string; llms: string; sitemap?: string }[]
}

/** Finds where the menu leads from a page: to the same topic, near it, or to the first page. */
export function findVersionHref({ pages, nearPages, href }: VersionLink, permalink: string | undefined): string {
  if (permalink === undefined) return href
  return find(pages, permalink) ?? find(nearPages, permalink) ?? href
}

/** A page may have the name of a member of every object. */
function find(hrefs: Readonly<Record<string, string>>, permalink: string): string | undefined {
  return Object.hasOwn(hrefs, permalink) ? hrefs[permalink] : undefined
}
