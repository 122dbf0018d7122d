/** A site that a server shows. */
export interface ServedSite {
  /** URL of the site, for example `http://127.0.0.1:3000/docs/`. */
  url: string
  /** URLs for other machines; empty when only this machine can connect. */
  others: readonly string[]
  port: number
  close(): Promise<void>
}
