/** Attributes with a URL that the browser opens or loads, in lower case. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set([
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'href',
  'icon',
  'img',
  'longdesc',
  'manifest',
  'ping',
  'poster',
  'src',
  'url',
  'xlink:href',
  'xlinkhref',
])

/** Elements that affect the whole page or run code, or whose content browsers don't parse as HTML, and why. */
const UNSAFE: ReadonlyMap<string, string> = new Map([
  ['base', 'it would change every link on the page'],
  ['embed', 'it could run code; use <iframe> instead'],
  ['link', 'stylesheets and icons apply to the whole site, not to a single page'],
  ['meta', 'metadata belongs in the frontmatter'],
  ['noembed', "browsers don't parse its content as HTML"],
  ['noframes', "browsers don't parse its content as HTML"],
  ['noscript', "browsers don't parse its content as HTML, and pages work without scripts anyway"],
  ['object', 'it could run code; use <iframe> instead'],
  ['plaintext', "browsers don't parse its content as HTML"],
  ['xmp', "browsers don't parse its content as HTML"],
])

/** URLs that run code. Browsers ignore control characters and white space before and within the scheme. */
const CODE_URL = /^(?:javascript|vbscript|livescript):/i

/** Elements whose `name` can replace a property of the document (HTML standard, 3.1.7). */
const CLOBBERING = /^(?:embed|form|iframe|image|img|object)$/i

/** Attributes with the values that an SVG animation sets on its parent. */
const ANIMATION_VALUES: ReadonlySet<string> = new Set(['by', 'from', 'to', 'values'])

/** Whether an element, in lower case, is one that Spearmint's own scripts define. */
export function isReservedElement(name: string): boolean {
  return name.startsWith('sm-')
}

/** Finds the reason why an element, in lower case, must not be part of a page. Undefined if it is harmless. */
export function findUnsafeElementReason(name: string): string | undefined {
  if (isReservedElement(name)) return 'elements that start with "sm-" are reserved for the scripts of Spearmint'
  return UNSAFE.get(name)
}

/**
 * Finds the reason why an attribute of an element or component is unsafe, for example because it would run code. Undefined
 * if it is harmless. Names are case-insensitive.
 */
export function findUnsafeReason(element: string, attribute: string, value: unknown): string | undefined {
  const name = attribute.toLowerCase()
  if (/^on[a-z]/.test(name)) return 'code in pages never runs, so event handlers are not supported'
  // `dataSmX` is written as `data-sm-x`.
  const written = attribute.replace(/[A-Z]/g, '-$&').toLowerCase()
  if ([name, written].some((spelling) => /^data-?sm(?![a-z])/.test(spelling)))
    return 'attributes that start with "data-sm" are reserved for the scripts of Spearmint'
  if (name === 'srcdoc') return 'the embedded document could run code as part of your site'
  if (name === 'name' && CLOBBERING.test(element)) return "it could replace a name that the page's scripts use"
  if (typeof value !== 'string') return undefined
  if (canLoadDocument(element, name) && /^data:/i.test(removeInvisible(value)))
    return 'a document in a data URL could run code'
  const isAnimation = /^(?:animate|set)/i.test(element)
  if (isAnimation && name === 'attributename' && /^on/i.test(removeInvisible(value)))
    return 'code in pages never runs, so event handlers are not supported'
  const isAnimated = isAnimation && ANIMATION_VALUES.has(name)
  const urls = isAnimated ? value.split(';') : [value]
  if ((isAnimated || URL_ATTRIBUTES.has(name)) && urls.some(isCodeUrl)) return `the URL "${value}" runs code`
  return undefined
}

/** Whether an attribute can load a whole document into an SVG image (`<use href>`), or open one. */
function canLoadDocument(element: string, name: string): boolean {
  if (/^(?:image|feimage)$/i.test(element)) return false
  return /^xlink:?href$/.test(name) || (name === 'href' && /^use$/i.test(element))
}

function isCodeUrl(url: string): boolean {
  return CODE_URL.test(removeInvisible(url))
}

/** The start of a URL as browsers read it, without white space and control characters. */
function removeInvisible(url: string): string {
  let visible = ''
  for (const character of url.slice(0, 200)) if (character > ' ') visible += character
  return visible
}
