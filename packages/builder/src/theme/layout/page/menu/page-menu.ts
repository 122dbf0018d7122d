import type { ContextualOption } from '@spearmint/config'
import { isExternalHref, isUnsafeHref, isWebAddress, type Page, toTextPath } from '../../../../core/index.ts'
import type { WrittenIcon } from '../../elements/icon.tsx'
import { resolveHref } from '../../elements/links.ts'
import type { Site } from '../../site.ts'
import { AI_SERVICES } from './ai-services.ts'
import { MCP_CLIENTS, MCP_COMMANDS, type McpServer } from './mcp-clients.ts'

/** An entry of the page menu. */
export type MenuEntry = LinkEntry | CommandEntry

interface LinkEntry {
  title: string
  description: string
  icon?: WrittenIcon
  href: string
  /** Whether the browser saves the target instead of opening it. */
  isDownload?: boolean
  /** What the island `page-menu` replaces in `href`: the path of the Markdown by its URL, or by its text. */
  completes?: 'url' | 'text'
}

/** A command that is copied. */
interface CommandEntry {
  title: string
  command: string
}

/** The page menu of a page. */
export interface PageMenu {
  hasCopy: boolean
  entries: readonly MenuEntry[]
  isInToc: boolean
}

/** Lists what the menu of a page has. Without a configuration, it is only the button that copies the page. */
export function toPageMenu(site: Site, page: Page): PageMenu {
  const contextual = page.frontmatter.contextual ?? site.config.contextual
  if (contextual === undefined) return { hasCopy: true, entries: [], isInToc: false }
  const { options, display } = contextual
  return {
    hasCopy: options.some((option) => option.type === 'builtin' && option.name === 'copy'),
    entries: options.flatMap((option) => toEntry(site, page, option) ?? []),
    isInToc: display === 'toc',
  }
}

function toEntry(site: Site, page: Page, option: ContextualOption): MenuEntry | undefined {
  if (option.type === 'link') return toOwnEntry(site, page, option)
  const { words } = site
  const textHref = site.addresses.toFileHref(toTextPath(page.permalink))
  if (option.name === 'view') {
    return { title: words.say('page.view'), description: words.say('page.viewHint'), href: textHref }
  }
  if (option.name === 'download-spec') return toSpecEntry(site, page)
  const mcp = MCP_CLIENTS.get(option.name) ?? MCP_COMMANDS.get(option.name)
  if (mcp !== undefined) {
    const server = toMcpServer(site)
    if (server === undefined) return undefined
    if ('toCommand' in mcp) return { title: words.say(mcp.title), command: mcp.toCommand(server) }
    return {
      title: words.say('page.install', { service: mcp.name }),
      description: words.say('page.installHint', { service: mcp.name }),
      href: mcp.toHref(server),
    }
  }
  const service = AI_SERVICES.get(option.name)
  if (service === undefined) return undefined
  const textUrl = toTextName(site, page)
  // No service can read a file on the disk of a visitor.
  if (site.addresses.isRelative && !isWebAddress(textUrl)) return undefined
  return {
    title: words.say('page.open', { service: service.name }),
    description: words.say('page.openHint', { service: service.name }),
    href: service.href + encodeURIComponent(words.say('page.question', { url: textUrl })),
    ...(!isWebAddress(textUrl) && { completes: 'url' }),
  }
}

/** How links name the Markdown of a page: by its URL, or before that is known, by a text that the island replaces. */
export function toTextName({ addresses, urls }: Pick<Site, 'addresses' | 'urls'>, page: Page): string {
  const path = toTextPath(page.permalink)
  const url = urls.toUrl(addresses.toFileHref(path))
  // A relative address is not the same in a link and in the list that contains it, because links encode it.
  return addresses.isRelative && !isWebAddress(url) ? path : url
}

/** How clients start `spearmint mcp`. Undefined if the URL of the site is not known, because it reads the published site. */
function toMcpServer({ config, addresses, urls }: Site): McpServer | undefined {
  if (urls.root === undefined) return undefined
  const name = config.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
  const site = urls.toUrl(addresses.toFileHref('')).replace(/\/$/, '')
  return { name: name ?? 'docs', command: 'npx', args: ['-y', 'spearmint', 'mcp', site] }
}

/** The OpenAPI file of an API page. */
function toSpecEntry({ links, words }: Site, { operation, schema }: Page): LinkEntry | undefined {
  const file = (operation ?? schema)?.specFile
  if (file === undefined) return undefined
  const link = isExternalHref(file) ? links.resolveLink(file, '') : links.resolveFile(`/${file}`, '')
  if (link.type !== 'file' && link.type !== 'external') return undefined
  const entry = { title: words.say('page.spec'), description: words.say('page.specHint'), href: link.href }
  return { ...entry, isDownload: link.type === 'file' }
}

type OwnOption = Extract<ContextualOption, { type: 'link' }>

/** Replaces `$path` by the path of the page. `$page` stands for its Markdown, which the island inserts. */
function toOwnEntry(site: Site, page: Page, option: OwnOption): LinkEntry | undefined {
  const { title, description, query } = option
  const fill = (text: string): string =>
    text.replaceAll('$path', page.permalink).replaceAll('$page', toTextName(site, page))
  const parameters = query.map(({ key, value }) => `${encodeURIComponent(key)}=${encodeURIComponent(fill(value))}`)
  const [address = '', ...search] = option.href.split('?')
  const base = [address.replaceAll('$path', page.permalink), ...search]
    .join('?')
    .replace(/\$(?:path|page)/g, (name) => encodeURIComponent(fill(name)))
  const joint = base.includes('?') ? '&' : '?'
  const written = parameters.length === 0 ? base : `${base}${joint}${parameters.join('&')}`
  const href = isUnsafeHref(written) ? undefined : resolveHref(site.links, written)
  if (href === undefined) return undefined
  const usesText = [option.href, ...query.map(({ value }) => value)].some((text) => text.includes('$page'))
  return { title, description, icon: option, href, ...(usesText && { completes: 'text' }) }
}
