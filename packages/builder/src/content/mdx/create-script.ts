import type { ElementContent, Properties } from 'hast'
import { isExternalHref, isUnsafeHref } from '../../core/index.ts'
import type { Evaluator } from './evaluator.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { inlineScript, remoteScript, scriptType } from './problems.ts'
import type { Place } from './source-position.ts'

/** Types that browsers run; without one they run it too. */
const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * Makes a `<script>` of the page: one with the address of a file of the site, or of a host that is allowed. Code in the
 * page itself and what is no JavaScript is reported and left out. Scripts wait until the page is there, like those that
 * all pages load.
 */
export function createScript(
  attributes: readonly JsxAttribute[],
  place: Place,
  { report, allowsOrigin }: Pick<Evaluator, 'report' | 'allowsOrigin'>,
): ElementContent[] {
  const values = new Map(attributes.map(({ name, value }) => [name.toLowerCase(), value]))
  const src = values.get('src')
  const type = String(values.get('type') ?? '').trim()
  if (!JAVASCRIPT.test(type)) return refuse(scriptType(type))
  if (typeof src !== 'string' || src.trim() === '') return refuse(inlineScript())
  const address = src.trim()
  if (isExternalHref(address) || isUnsafeHref(address)) {
    const origin = findOrigin(address)
    if (origin === undefined || !allowsOrigin(origin)) return refuse(remoteScript(address, origin))
  }
  const properties: Properties = { src: address }
  if (/^module$/i.test(type)) properties.type = 'module'
  else if (values.has('async') && values.get('async') !== false) properties.async = true
  else properties.defer = true
  return [{ type: 'element', tagName: 'script', properties, children: [] }]

  function refuse(problem: ReturnType<typeof inlineScript>): ElementContent[] {
    report(problem, place)
    return []
  }
}

/** Undefined for addresses of no host, such as `data:`. */
function findOrigin(address: string): string | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  return /^https?:/i.test(absolute) && URL.canParse(absolute) ? new URL(absolute).origin : undefined
}
