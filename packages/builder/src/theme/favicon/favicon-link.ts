/** A `<link>` in the head to a version of the site's icon, or to the manifest that lists more. */
export interface FaviconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest'
  href: string
  /** Media type. */
  type?: string
  /** `32x32`. */
  sizes?: string
  /** The color scheme that it is for, as a media query. */
  media?: string
}
