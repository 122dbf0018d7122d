import { join } from 'node:path'
import type { UrlStyle } from '../../src/core/url-style.ts'
import { readFiles } from '../temp-folders.ts'

/** A built site, and the addresses that a host has to answer. */
export interface BuiltSite {
  base: string
  urls: UrlStyle
  /** Content of all files, by path. */
  files: Readonly<Record<string, string>>
  /** Address → file of the page. */
  pages: ReadonlyMap<string, string>
  /** The lines of `_redirects`: source, destination, status. */
  redirects: readonly (readonly [source: string, destination: string, status: number])[]
}

export function readBuiltSite(out: string, base: string, urls: UrlStyle): BuiltSite {
  const files = readFiles(out)
  const pages = Object.entries(files).flatMap(([path, html]): [string, string][] => {
    const isPage = path.endsWith('.html') && path !== '404.html' && !/^_spearmint\//.test(path)
    return isPage && html.includes('<meta name="generator"') && !html.includes('http-equiv="refresh"')
      ? [[toAddress(path, base, urls), path]]
      : []
  })
  const redirects = (files._redirects ?? '').split('\n').flatMap((line) => {
    const [source, destination, status] = line.split(' ')
    return source && destination ? [[source, destination, Number(status)] as const] : []
  })
  return { base, urls, files, pages: new Map(pages), redirects }
}

/** The address of a page from its file. */
function toAddress(path: string, base: string, urls: UrlStyle): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  const url = urls === 'html' ? encoded : urls === 'clean' ? encoded.replace(/\.html$/, '') : encoded
  return `${base}/${url.replace(/(^|\/)index(?:\.html)?$/, '$1')}`
}

/** Other addresses of a page, which redirect to its own. */
export function listOtherForms(address: string, { base, urls }: BuiltSite): string[] {
  if (address === `${base}/`) return []
  const page = address.replace(/(?:\/|\.html)$/, '')
  if (urls === 'html') return [`${page}/`]
  return urls === 'clean' ? [`${page}/`, `${page}.html`] : [page, `${page}.html`]
}

/** The folder that a server has to serve so that `<root><base>` is the folder of the site. */
export function toRootFolder(folder: string, base: string): { root: string; out: string } {
  return { root: join(folder, 'www'), out: join(folder, 'www', base) }
}
