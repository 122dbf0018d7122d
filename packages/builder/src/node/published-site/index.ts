export type { PublishedSite } from './create-published-site.ts'
export type { Edition, PublishedPage } from './load-edition.ts'
export { openPublishedSite } from './open-published-site.ts'
export { PublishedSiteError } from './published-files.ts'
