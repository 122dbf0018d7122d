/** A page of the site, as far as it decides where the navigation shows it. */
export interface MigrationPage {
  /** Without extension, for example `guides/index`. */
  path: string
  /** Its URL, for example `/guides`. */
  permalink: string
  /** The `version` of its frontmatter. */
  version?: string
  /** Whether its frontmatter says `hidden`. */
  isHidden: boolean
  /** Whether it is only a link to another site (`url` in the frontmatter). */
  isLink: boolean
}

/** The pages of a site. */
export interface MigrationPages {
  /** Finds a page by the name that the navigation uses. */
  find(name: string): MigrationPage | undefined
  /** Whether there are API pages. */
  hasApi: boolean
}
