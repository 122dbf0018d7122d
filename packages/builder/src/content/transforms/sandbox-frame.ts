import type { Element } from 'hast'

/** Files that hold no scripts, by their extension. A browser does not show PDF files in a sandbox. */
const WITHOUT_SCRIPTS = /\.(?:avif|bmp|csv|gif|ico|jpe?g|json|m4[av]|mov|mp[34]|og[agv]|pdf|png|txt|wav|webm|webp)$/i

/** Drawings need no scripts to be shown. */
const DRAWING = /\.svgz?$/i

/** What a page of the site may do in a frame. Without `allow-same-origin`, it cannot reach the page around it. */
const PERMISSIONS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-downloads', 'allow-modals']

/** The host of addresses without one. */
const OWN_HOST = 'own.invalid'

/**
 * Sets `sandbox` on a frame of the site's own files. Without it, a drawing or web page that an author adds has the rights
 * of the site, and can run code in the page around it. Frames of other sites are not changed.
 *
 * @param root - The URL of the site, if it is known: its files can also be written with it.
 */
export function sandboxFrame({ properties }: Element, root: string | undefined): void {
  const { src, sandbox } = properties
  if (typeof src !== 'string' || !URL.canParse(src, `https://${OWN_HOST}`)) return
  const url = new URL(src, `https://${OWN_HOST}`)
  if (url.host !== OWN_HOST && (root === undefined || url.host !== new URL(root).host)) return
  const path = decode(url.pathname)
  if (WITHOUT_SCRIPTS.test(path)) return
  const allowed = DRAWING.test(path) ? [] : PERMISSIONS
  const wanted = listTokens(sandbox) ?? allowed
  properties.sandbox = wanted.filter((permission) => allowed.includes(permission))
}

/** What the author allows, in any notation. Undefined without the attribute. */
function listTokens(sandbox: Element['properties'][string]): string[] | undefined {
  if (sandbox === undefined || sandbox === null || sandbox === false) return undefined
  return (Array.isArray(sandbox) ? sandbox.map(String) : String(sandbox).split(/\s+/)).map((part) => part.toLowerCase())
}

/** A host decodes the path to find the file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
