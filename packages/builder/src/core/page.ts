import type { SourceRange } from '@spearmint/config'
import type { OperationHead } from './operation-head.ts'

/** What the builder reads of a page's frontmatter (reference 2.3). Other keys stay in `raw`. */
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
  /** The whole mapping as written. */
  raw: Readonly<Record<string, unknown>>
}

/** The HTTP method and target of a manual API page (`api: "POST /users"`). */
export interface ApiEndpoint {
  /** Upper case. */
  method: string
  /** As written after the method: a path or an absolute URL. */
  target: string
}

/** An operation of a spec. */
export interface PageOperation {
  /** Path of the spec in the site's folder, or the address it was fetched from. */
  specFile: string
  head: OperationHead
}

/** A schema among the components of a spec. */
export interface PageSchema {
  /** Path of the spec in the site's folder, or the address it was fetched from. */
  specFile: string
  name: string
}

/** A page as known after the first pass: everything but its content. */
export interface Page {
  /** Path of the file in the site's folder, for example `guides/a.mdx`. */
  file: string
  /** Path without its extension: how `navigation` names the page, for example `guides/a`. */
  path: string
  /** URL path below the base, without extension: `/guides/a`; `/` for a root `index`. */
  permalink: string
  /** Frontmatter title, or one made of the path. */
  title: string
  frontmatter: Frontmatter
  endpoint?: ApiEndpoint
  /** The operation of a spec that the page is about. */
  operation?: PageOperation
  /** The schema of a spec that the page is about. */
  schema?: PageSchema
  /** The content of a page that has no file: it is made of a spec, whose path is then {@link file}. */
  content?: string
  /** Where the value of `openapi` or `openapi-schema` stands in the file. */
  referenceRange?: SourceRange
  /** Where the frontmatter stands in the file, for diagnostics. */
  frontmatterRange?: SourceRange
}
