import type { UrlStyle } from '../../core/index.ts'
import type { HostRule } from './to-host-rules.ts'

/** What a host may be able to do, with the words of the table in docs/guides/deploying.mdx. */
export const CAPABILITIES = {
  clean: 'clean URLs',
  redirects: 'redirects with a status code',
  wildcards: 'redirects with wildcards',
  notFound: '`404.html` with status 404',
  security: 'security headers',
  cache: 'cache headers',
  charset: 'UTF-8 for all text files',
  compression: 'compression',
  markdown: 'Markdown for `Accept: text/markdown`',
  precompressed: 'precompressed files',
} as const

export type Capability = keyof typeof CAPABILITIES

/** A text is a yes with a restriction. */
type Support = boolean | string

/** A host of static files. */
export interface Host {
  /** The name for people: `GitHub Pages`. */
  title: string
  /** Whether a test runs the host with the generated files. */
  isTested: boolean
  /** Paths of the files that configure it, in the output folder. */
  files: readonly string[]
  /** What the host can do with the files, or does without them. */
  can: Readonly<Record<Capability, Support>>
  /** Writes the configuration for a site. */
  configure(site: HostSite): HostConfig
}

/** What the configuration of a host depends on. */
export interface HostSite {
  /** Percent-encoded: empty, or `/docs`. */
  base: string
  urls: UrlStyle
  /** In order: those without wildcards come first. No two of them match the same path. */
  rules: readonly HostRule[]
  /** Paths of the pages with the base, as {@link HostRule} has them. */
  pagePaths: readonly string[]
  /** Media types of the files of the site, by extension. */
  types: ReadonlyMap<string, string>
  /** Whether there are compressed files beside text files. */
  isPrecompressed: boolean
}

interface HostConfig {
  /** Content by path. Empty files are not written. */
  files: Readonly<Record<string, string>>
  /** The redirects that the host cannot do. */
  omitted: readonly HostRule[]
}
