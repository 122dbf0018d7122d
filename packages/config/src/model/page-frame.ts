import type { IconSettings } from './icon-settings.ts'

/** A bar above the site. The content is inline Markdown. */
export interface Banner {
  content: string
  isDismissible: boolean
  type: 'info' | 'warning' | 'critical'
  color: { light?: string; dark?: string }
}

/** An entry of the page menu: a built-in one, or a link with the placeholders `$page`, `$path` and `$mcp`. */
export type ContextualOption =
  | { type: 'builtin'; name: string }
  | (IconSettings & {
      type: 'link'
      title: string
      description: string
      /** Without the query. */
      href: string
      query: { key: string; value: string }[]
    })

/** The page menu, and where it is. */
export interface Contextual {
  options: ContextualOption[]
  display: 'header' | 'toc'
}

/** Who publishes the site, for structured data. */
export interface Organization {
  id?: string
  name?: string
  legalName?: string
  url?: string
  logo?: string
  sameAs: string[]
}

export interface Logo {
  /** Path or URL of the image in light mode. */
  light: string
  dark: string
  href: string
}

/** A font: by family name, or a font file. */
export interface FontFace {
  family?: string
  weight?: number
  url?: string
  format?: 'woff' | 'woff2'
}

/** The variation of the design. `theme` and `layout` are set to match it. */
export type Look = 'mint' | 'maple' | 'palm' | 'willow' | 'linden' | 'almond' | 'aspen' | 'sequoia' | 'luma'
