/** Attributes that hold an address which the browser opens or loads, in lower case. */
const ADDRESSES: ReadonlySet<string> = new Set([
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

/** Addresses that run code. Browsers ignore control characters and white space before and within the scheme. */
const CODE_ADDRESS = /^(?:javascript|vbscript|livescript):/i

/** Elements whose `name` becomes a property of the document, in place of one it has (HTML standard, 3.1.7). */
const CLOBBERING = /^(?:embed|form|iframe|image|img|object)$/i

/** Values an SVG animation gives to an attribute of its parent. */
const ANIMATED_VALUES: ReadonlySet<string> = new Set(['by', 'from', 'to', 'values'])

/**
 * Finds why an attribute of an element or component must not reach the page: it would run code there. Names in any
 * spelling. Undefined when it is harmless.
 */
export function findUnsafeReason(element: string, attribute: string, value: unknown): string | undefined {
  const name = attribute.toLowerCase()
  if (/^on[a-z]/.test(name)) return 'pages run no code of their own, so events have no handlers'
  if (name === 'srcdoc') return 'such a document could run code in the name of the site'
  if (name === 'name' && CLOBBERING.test(element)) return "it would hide a name that the page's scripts use"
  if (typeof value !== 'string') return undefined
  if (holdsDocument(element, name) && /^data:/i.test(toVisible(value))) return 'such a document could run code'
  const isAnimated = /^(?:animate|set)/i.test(element) && ANIMATED_VALUES.has(name)
  const addresses = isAnimated ? value.split(';') : [value]
  if ((isAnimated || ADDRESSES.has(name)) && addresses.some(isCodeAddress)) return `the address "${value}" runs code`
  return undefined
}

/** Whether an attribute takes a whole document into a drawing (`<use href>`), or opens one. */
function holdsDocument(element: string, name: string): boolean {
  if (/^(?:image|feimage)$/i.test(element)) return false
  return /^xlink:?href$/.test(name) || (name === 'href' && /^use$/i.test(element))
}

function isCodeAddress(address: string): boolean {
  return CODE_ADDRESS.test(toVisible(address))
}

/** The beginning of an address, as browsers read it. */
function toVisible(address: string): string {
  let visible = ''
  for (const character of address.slice(0, 200)) if (character > ' ') visible += character
  return visible
}
