import type { UrlStyle } from '../../core/index.ts'
import { API_CATALOG_FILE, API_CATALOG_TYPE } from '../discovery/render-api-catalog.ts'
import type { Host, HostSite } from './host.ts'
import { isShadowing } from './is-shadowing.ts'
import { COMMON_HEADERS, HASHED_CACHE, OWN_FOLDER, UNHASHED_FILES } from './served-files.ts'
import { splitRules } from './split-rules.ts'
import type { HostRule } from './to-host-rules.ts'
import { encodeSource } from './to-redirects-file.ts'

/** The limits of `vercel.json` (vercel.com/docs/project-configuration). */
const MAX_REDIRECTS = 2_048
const MAX_LENGTH = 4_096

/** Configures Vercel. Its redirects apply before files, so one that matches a page is left out. */
export const vercel: Host = {
  title: 'Vercel',
  isTested: false,
  files: ['vercel.json'],
  can: {
    clean: true,
    redirects: 'up to 2,048',
    wildcards: 'if they match no page',
    notFound: true,
    security: true,
    cache: true,
    charset: true,
    compression: true,
    markdown: 'by a redirect to the copy',
    precompressed: false,
  },
  configure(site) {
    const { base, urls, rules, pagePaths } = site
    const pages = listPageSources(site)
    const { lines, omitted } = splitRules<Redirect[]>(rules, (rule, added) => {
      const redirects = isShadowing(rule, pagePaths) ? [] : toRedirects(rule, urls)
      const isLong = redirects.some((redirect) => JSON.stringify(redirect).length > MAX_LENGTH)
      const isFull = added.flat().length + redirects.length > MAX_REDIRECTS - pages.length
      return redirects.length === 0 || isLong || isFull ? undefined : redirects
    })
    const config = {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: urls !== 'html',
      ...(urls !== 'html' && { trailingSlash: urls === 'folder' }),
      redirects: [...lines.flat(), ...pages.map(toMarkdownRedirect)],
      headers: [...toHeaders(base), ...pages.map(({ source }) => ({ source, headers: [VARY] }))],
    }
    return { files: { 'vercel.json': `${JSON.stringify(config, undefined, 2)}\n` }, omitted }
  },
}

interface Redirect {
  source: string
  destination: string
  statusCode: number
}

const VARY = { key: 'Vary', value: 'Accept' }

/** The header of a client that asks for Markdown, and of one that declines it. */
const MARKDOWN = '.*text/markdown.*'
const NO_MARKDOWN = '.*text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,.*)?'

/**
 * Vercel rewrites only what is not a file (vercel.com/docs/project-configuration), so a client that asks for the Markdown of a
 * page is redirected to it. This is temporary: other clients get the page at the same address.
 */
function toMarkdownRedirect({ source, destination }: PageSource) {
  const condition = (value: string) => [{ type: 'header', key: 'accept', value }]
  return { source, destination, statusCode: 307, has: condition(MARKDOWN), missing: condition(NO_MARKDOWN) }
}

interface PageSource {
  source: string
  /** The Markdown copy. */
  destination: string
}

/** The maximum number of pages whose name contains a dot, like that of a file. Others are shown as HTML only. */
const MAX_DOTTED = 200

/** Lists the patterns of all pages, and where their Markdown is. */
function listPageSources({ base, urls, pagePaths }: Pick<HostSite, 'base' | 'urls' | 'pagePaths'>): PageSource[] {
  const home = { html: ['/', '/index.html'], clean: base === '' ? ['/'] : [''], folder: ['/'] }[urls]
  const end = { html: '\\.html', clean: '', folder: '/' }[urls]
  const dotted = urls === 'html' ? [] : pagePaths.filter((path) => /\.[^/]*$/.test(path)).slice(0, MAX_DOTTED)
  return [
    ...home.map((path) => ({ source: quoteVercel(base + path), destination: `${base}/index.md` })),
    {
      source: `${quoteVercel(base)}/:path(${urls === 'html' ? '.*' : '(?:[^/]+/)*[^./]+'})${end}`,
      destination: `${base}/:path.md`,
    },
    ...dotted
      .map(encodeSource)
      .map((path) => ({ source: quoteVercel(path) + end, destination: `${toDestination(path)}.md` })),
  ]
}

/** In the style `folder` Vercel adds the slash before it compares. */
function toRedirects({ from, to, status }: HostRule, urls: UrlStyle): Redirect[] {
  const names = from.flatMap((part) => (typeof part === 'string' ? [part] : []))
  let wildcards = 0
  const source = from.map((part) => {
    if (typeof part === 'object') return quoteVercel(encodeSource(part.text))
    const name = `:p${wildcards++}`
    return part === 'segment' ? name : part === 'rest' ? `${name}(.*)` : `/${name}*`
  })
  const destination = to.map((part) => {
    if (typeof part === 'string') return toDestination(part)
    return names[part] === 'slash-and-rest' ? `:p${part}*` : `:p${part}`
  })
  const path = source.join('')
  const redirect = { source: path, destination: destination.join(''), statusCode: status }
  return urls === 'folder' && !path.endsWith('/') ? [redirect, { ...redirect, source: `${path}/` }] : [redirect]
}

/** Quotes a path for the pattern of a source, the syntax of `path-to-regexp`. */
export function quoteVercel(path: string): string {
  return path.replace(/[(){}[\]:*+?.^$|!\\]/g, '\\$&')
}

/** Quotes a percent-encoded destination. A scheme at the start stays: `https:` is followed by a slash. */
function toDestination(href: string): string {
  return href.replace(/[(){}*+]|:(?=[a-z])/gi, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

function toHeaders(base: string) {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source: `${base}${source}`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  return [
    rule('/(.*)', COMMON_HEADERS),
    rule(`/${OWN_FOLDER}((?!${UNHASHED_FILES.map(quoteVercel).join('|')}).*)`, { 'Cache-Control': HASHED_CACHE }),
    rule('/(.*)\\.svg', { 'Content-Security-Policy': "script-src 'none'; sandbox; frame-ancestors 'self'" }),
    rule('/(.*)\\.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    rule('/(.*)\\.txt', { 'Content-Type': 'text/plain; charset=utf-8' }),
    rule(`/${quoteVercel(API_CATALOG_FILE)}`, { 'Content-Type': API_CATALOG_TYPE }),
  ]
}
