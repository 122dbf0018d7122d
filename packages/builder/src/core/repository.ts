/** The repository that contains a site's folder. */
export interface Repository {
  /** URL of its page, without a trailing slash: `https://github.com/acme/docs`. */
  url: string
  branch: string
  /** The site's folder in the repository, with `/`. Empty if the site is at the root. */
  folder: string
}
