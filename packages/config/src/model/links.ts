import type { IconSettings } from './icon-settings.ts'

/** A link in the header: a button or link with text, or a repository. */
export type TopbarLink =
  | (IconSettings & { type: 'link'; name: string; url: string; style?: 'pill' | 'roundedRectangle'; arrow?: boolean })
  /** `url` is absolute. Without `name`, the link shows the name of the repository. */
  | { type: 'github'; url: string; name?: string }

/** An account on a known platform. */
export interface SocialAccount {
  platform: string
  url: string
}

/** A column of links in the footer. */
export interface FooterColumn {
  title?: string
  links: { label: string; url: string }[]
}

export interface Redirect {
  source: string
  destination: string
  permanent: boolean
}
