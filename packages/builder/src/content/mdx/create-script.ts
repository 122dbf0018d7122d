import type { ElementContent, Properties } from 'hast'
import { isExternalHref, isUnsafeHref } from '../../core/index.ts'
import type { ContentProblem } from '../codes/content-codes.ts'
import type { Evaluator } from './evaluator.ts'
import type { JsxAttribute } from './jsx/jsx-attribute.ts'
import { inlineScript, remoteScript, scriptType } from './problems.ts'
import type { SourceLocation } from './source-position.ts'

/** Script types that browsers run. They also run scripts without a type. */
const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * Creates a `<script>` that loads a file of the site or of an allowed host. Inline code and types other than JavaScript are
 * reported and left out. Scripts are deferred, like those that every page loads.
 */
export function createScript(
  attributes: readonly JsxAttribute[],
  location: SourceLocation,
  { report, allowsOrigin }: Pick<Evaluator, 'report' | 'allowsOrigin'>,
): ElementContent[] {
  const values = new Map(attributes.map(({ name, value }) => [name.toLowerCase(), value]))
  const src = values.get('src')
  const type = String(values.get('type') ?? '').trim()
  if (!JAVASCRIPT.test(type)) return reject(scriptType(type))
  if (typeof src !== 'string' || src.trim() === '') return reject(inlineScript())
  const href = src.trim()
  if (isExternalHref(href) || isUnsafeHref(href)) {
    const origin = findOrigin(href)
    if (origin === undefined || !allowsOrigin(origin)) return reject(remoteScript(href, origin))
  }
  const properties: Properties = { src: href }
  if (/^module$/i.test(type)) properties.type = 'module'
  else if (values.has('async') && values.get('async') !== false) properties.async = true
  else properties.defer = true
  return [{ type: 'element', tagName: 'script', properties, children: [] }]

  function reject(problem: ContentProblem): ElementContent[] {
    report(problem, location)
    return []
  }
}

/** Undefined for URLs without a host, such as `data:`. */
function findOrigin(href: string): string | undefined {
  const absolute = href.startsWith('//') ? `https:${href}` : href
  return /^https?:/i.test(absolute) && URL.canParse(absolute) ? new URL(absolute).origin : undefined
}
