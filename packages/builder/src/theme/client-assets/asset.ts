/** A stylesheet or script that pages load. */
export interface Asset {
  /** Relative to the root of the site. */
  path: string
  /**
   * What browsers compare the file with before they use it: the value of an `integrity` attribute. Undefined in portable
   * sites: browsers refuse to compare files on a disk.
   */
  integrity?: string | undefined
}
