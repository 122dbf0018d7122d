import type { Addresses, Page } from '../../core/index.ts'

/** The paths of pages without an extension, decoded and with the base: `/docs/guides/a`. */
export function listPagePaths(pages: readonly Page[], addresses: Pick<Addresses, 'base'>): string[] {
  const base = decodeURIComponent(addresses.base)
  return pages.map(({ permalink }) => `${base}${permalink}`)
}

/** The paths of pages in all forms that hosts serve. None of them is redirected elsewhere. */
export function listTakenPaths(pages: readonly Page[], addresses: Pick<Addresses, 'base'>): Set<string> {
  const paths = listPagePaths(pages, addresses)
  return new Set(paths.flatMap((path) => (path.endsWith('/') ? [path] : [path, `${path}/`, `${path}.html`])))
}
