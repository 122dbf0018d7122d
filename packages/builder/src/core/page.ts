import type { Contextual } from '@spearmint/config'
import type { SourceRange } from '@spearmint/config/diagnostics'

/** The frontmatter keys that the builder reads, see docs/reference/frontmatter.mdx. `raw` has all keys. */
export interface Frontmatter {
  title?: string
  description?: string
  sidebarTitle?: string
  icon?: string
  iconType?: string
  api?: string
  openapi?: string
  mode?: 'wide' | 'custom' | 'center' | 'frame'
  url?: string
  tag?: string
  version?: string
  deprecated: boolean
  hidden: boolean
  noindex: boolean
  hideApiMarker: boolean
  /** When the page was last changed, as a date or an ISO 8601 date and time. Overrides the date of its last commit. */
  lastUpdatedDate?: string
  /** Translations: the hash of the page that was translated, as Git calculates it. At least its first seven digits. */
  sourceHash?: string
  /** Whether the page shows when it was last changed. */
  timestamp?: boolean
  /** Further reading: links to pages, as written. */
  related?: readonly RelatedLink[]
  /** The page menu, if it differs from that of the site. */
  contextual?: Contextual
  /** The whole mapping as written. */
  raw: Readonly<Record<string, unknown>>
}

/** A link to further reading. Without a title, it shows that of the page. */
export interface RelatedLink {
  /** As written. */
  href: string
  title?: string
}

/** The HTTP method and target of a manual API page (`api: "POST /users"`). */
export interface ApiEndpoint {
  /** Upper case. */
  method: string
  /** As written after the method: a path or an absolute URL. */
  target: string
}

/** What is known about an operation before its details are parsed. */
export interface OperationHead {
  kind: 'operation' | 'webhook'
  /** Upper case. `WEBHOOK` for webhooks. */
  method: string
  /** Path, or name of the webhook. */
  path: string
  summary?: string
  description?: string
  isDeprecated: boolean
  tags: readonly string[]
  /** `x-hidden`: the page is not listed in the navigation. */
  isHidden: boolean
  /** `x-excluded`: there is no page. */
  isExcluded: boolean
  /** `x-mint` of the operation, see docs/reference/api-pages.mdx#generated-pages. */
  mint: { href?: string; content?: string; metadata: Readonly<Record<string, unknown>> }
}

/** The spec of a page. */
export interface PageSpec {
  /** Path in the site's folder, or the URL it was fetched from. */
  specFile: string
  /** Paths or URLs of the overlays that change it, in this order. */
  overlays?: readonly string[]
}

/** An operation in a spec. */
interface PageOperation extends PageSpec {
  head: OperationHead
}

/** A schema in the components of a spec. */
interface PageSchema extends PageSpec {
  name: string
}

/** A page as known after the first pass: everything except its content. */
export interface Page {
  /** Path of the file in the site's folder, for example `guides/a.mdx`. */
  file: string
  /** Path without its extension, as `navigation` lists the page: for example `guides/a`. */
  path: string
  /** URL path below the base, without extension: `/guides/a`, or `/` for a root `index`. */
  permalink: string
  /** The title in the frontmatter, or one generated from the path. */
  title: string
  frontmatter: Frontmatter
  endpoint?: ApiEndpoint
  /** The operation of a spec that the page documents. */
  operation?: PageOperation
  /** The schema of a spec that the page documents. */
  schema?: PageSchema
  /** The content of a page that has no file of its own and is generated from a spec: {@link file} is the spec's path. */
  content?: string
  /** Range of the value of `openapi` or `openapi-schema` in the file. */
  referenceRange?: SourceRange
  /** Range of the value of `title` in the file. */
  titleRange?: SourceRange
  /** Range of the value of `related` in the file. */
  relatedRange?: SourceRange
  /** Range of the value of `icon` in the file. */
  iconRange?: SourceRange
  /** Range of the frontmatter in the file, for diagnostics. */
  frontmatterRange?: SourceRange
}

/** Whether a page shows its title above its content. In the modes `custom` and `frame`, the content is all it has. */
export function showsTitle({ mode }: Pick<Frontmatter, 'mode'>): boolean {
  return mode !== 'custom' && mode !== 'frame'
}

/**
 * Finds when a page was last changed, as an ISO 8601 date, with or without a time: what its frontmatter says, otherwise
 * what is known about its file.
 * @param changeDates by path, if they were read
 */
export function findChangeDate(
  { file, frontmatter }: Pick<Page, 'file' | 'frontmatter'>,
  changeDates: ReadonlyMap<string, string> | undefined,
): string | undefined {
  return frontmatter.lastUpdatedDate ?? changeDates?.get(file)
}
