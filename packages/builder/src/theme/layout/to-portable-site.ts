import type { Site } from './site.ts'

/**
 * Converts what all pages have in common for a portable site. A page on a disk has no origin: browsers refuse to compare
 * the integrity of its files, to load its fonts ahead, and to read the manifest of its icons.
 */
export function toPortableSite(site: Site): Site {
  return {
    ...site,
    stylesheets: site.stylesheets.map(({ path }) => ({ path })),
    scripts: site.scripts?.map(({ path, isModule }) => ({ path, isModule })),
    fonts: [],
    favicons: site.favicons?.filter(({ rel }) => rel !== 'manifest'),
  }
}
