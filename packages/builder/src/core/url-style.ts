/**
 * How the URLs of pages look: with the extension of the file (`/guides/a.html`), without it (`/guides/a`, from the same
 * file), or as folders (`/guides/a/`, from `guides/a/index.html`). See docs/guides/deploying.mdx.
 */
export const URL_STYLES = ['html', 'clean', 'folder'] as const

export type UrlStyle = (typeof URL_STYLES)[number]
