/** The repository that holds a site's folder. */
export interface Repository {
  /** Address of its page, without a slash at the end: `https://github.com/acme/docs`. */
  url: string
  branch: string
  /** The site's folder in it, with `/`; empty when the site is at its root. */
  folder: string
}
