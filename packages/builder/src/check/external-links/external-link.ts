import type { SourceRange } from '@spearmint/config'

/** An address out of the site, with every place where it stands. */
export interface ExternalLink {
  href: string
  places: { file: string; range: SourceRange }[]
}
