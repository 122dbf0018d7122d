/** The path that names a page: `guides/a.mdx` → `guides/a`. Only `.md` and `.mdx` are extensions; other dots stay. */
export function toPagePath(file: string): string {
  return file.replace(/\.mdx?$/, '')
}

/**
 * The URL path of a page, below the base and without extension (reference 2.1): `guides/a` → `/guides/a`,
 * `guides/index` → `/guides`, `index` → `/`. Upper and lower case are kept.
 */
export function toPermalink(path: string): string {
  return `/${path.replace(/(?:^|\/)(?:index\/)*index$/, '')}`
}
