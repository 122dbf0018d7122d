/** What the other versions need to know about a version. Plain data. */
export interface VersionFacts {
  /** The permalinks of its pages, and whether search engines list them. */
  pages: readonly (readonly [permalink: string, isIndexed: boolean])[]
  /** Its redirects to pages, by the path of the file that redirects. */
  redirects: readonly (readonly [path: string, href: string])[]
  /** The first segments of the paths of pages and files. */
  names: readonly string[]
}
