/** What the checks need to know about the HTML of a page. */
export interface HtmlFacts {
  /** About the text that a program converts the document to: words, links with their addresses, marks of headings and lists. */
  converted: string
  /** Where the main landmark starts in {@link converted}. Undefined without one. */
  mainStart?: number
  /**
   * Where the document names `llms.txt` outside of its navigation, as a part of its text there, from 0 to 1. It is 0 within
   * the first {@link FIRST_CHARACTERS}: a part of a short page would be large.
   */
  directive?: number
  /** Whether the main landmark has text. */
  hasText: boolean
  /** Lines of the content, without navigation and controls. */
  lines: readonly string[]
  isSpearmint: boolean
  /** Whether it redirects. */
  isRedirect: boolean
  canonical?: string
  /** The address of the page as Markdown. */
  markdown?: string
}

/** Enough for a link to skip to the content, and the start of a directive. */
const FIRST_CHARACTERS = 200

/** Their text is no content: neither programs nor people read it. */
const RAW = new Set(['script', 'style', 'template', 'noscript', 'head'])

/** What the AFDocs specification leaves out of a comparison of HTML and Markdown. */
const CONTROLS = new Set([
  'nav',
  'footer',
  'header',
  'button',
  'svg',
  'aside',
  'select',
  'input',
  'textarea',
  'annotation',
])

const CONTROL_CLASS = /breadcrumb|pagination|feedback|helpful|table-of-contents|toc\b|visually-hidden/

const BLOCK =
  /^(?:p|div|h[1-6]|li|tr|td|th|blockquote|pre|dt|dd|dl|ul|ol|table|figcaption|figure|section|article|details|summary|br|hr|main|aside|header|footer|nav)$/

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'col', 'wbr', 'area', 'track', 'embed'])

/** A tag, or the text before the next one. Attributes may contain `>` in quotes. */
const TOKEN = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|<!--(?:(?!<!--)[\s\S])*?-->|<![^<>]*>|[^<]+|</gi

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Reads the HTML of a built page. It is not a parser for any HTML: documents of a build close all their elements. */
export function readHtml(html: string): HtmlFacts {
  const head = html.slice(0, Math.max(0, html.search(/<body[\s>]/i)))
  let converted = ''
  let searched = ''
  let directive: number | undefined
  let mainStart: number | undefined
  let hasText = false
  const lines: string[] = []
  let line = ''
  const stack: Element[] = []

  const endLine = (): void => {
    lines.push(
      ...line
        .split('\n')
        .map(toSpaces)
        .map((text) => text.trim())
        .filter(Boolean),
    )
    line = ''
  }
  const isInside = (test: (element: Element) => boolean): boolean => stack.some(test)

  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    if (tag === undefined) {
      if (token.startsWith('<!') || isInside(({ isRaw }) => isRaw)) continue
      const text = decode(token)
      converted += isInside(isCode) ? text : toSpaces(text)
      if (!isInside(({ tag: around }) => around === 'nav')) searched += text
      hasText ||= text.trim() !== '' && isInside(isMain)
      if (isInside(isContent) && !isInside(({ isControl }) => isControl))
        line += isInside(isCode) ? text : toSpaces(text)
      continue
    }
    if (BLOCK.test(tag)) {
      endLine()
      if (!converted.endsWith('\n\n')) converted += '\n'
    }
    if (slash === '/') {
      const at = stack.findLastIndex((element) => element.tag === tag)
      const [closed] = at < 0 ? [] : stack.splice(at)
      if (closed?.href !== undefined) converted += `](${closed.href})`
      continue
    }
    const element: Element = {
      tag,
      isRaw: RAW.has(tag),
      isControl: isInside(isMain) && (CONTROLS.has(tag) || isControl(attributes)),
      isContent: findAttribute(attributes, 'id') === 'content',
      ...(tag === 'a' && { href: decode(findAttribute(attributes, 'href') ?? '') }),
    }
    if (isMain(element)) mainStart ??= converted.length
    if (!isInside(({ isRaw }) => isRaw) && !element.isRaw) converted += toMark(element)
    if (element.href?.endsWith('/llms.txt')) searched += element.href
    if (!VOID.has(tag) && !attributes.endsWith('/')) stack.push(element)
  }
  endLine()
  const at = searched.indexOf('/llms.txt')
  if (at >= 0) directive = at <= FIRST_CHARACTERS ? 0 : at / searched.length
  const link = findTag(head, /\brel="?canonical\b/)
  const alternate = findTag(head, /\btype="?text\/markdown\b/)
  return {
    converted,
    hasText,
    lines,
    isSpearmint: /<meta name="?generator"? content="?Spearmint\b/.test(head),
    isRedirect: /<meta\b[^<>]{0,2000}\bhttp-equiv="?refresh\b/i.test(head),
    ...(mainStart !== undefined && { mainStart }),
    ...(directive !== undefined && { directive }),
    ...toAddress('canonical', link),
    ...toAddress('markdown', alternate),
  }
}

interface Element {
  tag: string
  isRaw: boolean
  isControl: boolean
  isContent: boolean
  href?: string
}

function isMain({ tag }: Element): boolean {
  return tag === 'main'
}

function isContent({ isContent }: Element): boolean {
  return isContent
}

function isCode({ tag }: Element): boolean {
  return tag === 'pre'
}

function toSpaces(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function isControl(attributes: string): boolean {
  return /\bdata-markdown-ignore\b/.test(attributes) || CONTROL_CLASS.test(findAttribute(attributes, 'class') ?? '')
}

function toMark({ tag, href }: Element): string {
  if (href !== undefined) return '['
  if (tag === 'li') return '*   '
  if (tag === 'td' || tag === 'th') return '| '
  return /^h[1-6]$/.test(tag) ? `${'#'.repeat(Number(tag[1]))} ` : ''
}

function findTag(head: string, kind: RegExp): string | undefined {
  return [...head.matchAll(/<link\b[^<>]*>/gi)].map(([tag]) => tag).find((tag) => kind.test(tag))
}

function toAddress<Name extends string>(name: Name, tag: string | undefined): Partial<Record<Name, string>> {
  const href = tag === undefined ? undefined : findAttribute(tag, 'href')
  return href === undefined ? {} : ({ [name]: decode(href) } as Partial<Record<Name, string>>)
}

function findAttribute(attributes: string, name: string): string | undefined {
  const [, double, single, plain] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? []
  return double ?? single ?? plain
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
