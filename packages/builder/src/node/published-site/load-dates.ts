import type { PublishedFiles } from './published-files.ts'

const MAX_BYTES = 20 * 1024 * 1024

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Loads the dates of the last changes of pages, by URL, from the sitemap. Without one, no date is known. */
export async function loadDates(files: PublishedFiles): Promise<ReadonlyMap<string, string>> {
  const text = await files.readText('sitemap.xml', MAX_BYTES).catch(() => undefined)
  const dates = new Map<string, string>()
  for (const entry of (text ?? '').split('<url>').slice(1)) {
    const url = /<loc>([^<]{1,2000})<\/loc>/.exec(entry)?.[1]
    const date = /<lastmod>(\d{4}-\d\d-\d\d)[^<]{0,30}<\/lastmod>/.exec(entry)?.[1]
    if (url !== undefined && date !== undefined) dates.set(url.replace(/&(\w+);/g, toCharacter), date)
  }
  return dates
}

function toCharacter(written: string, name: string): string {
  return ENTITIES[name] ?? written
}
