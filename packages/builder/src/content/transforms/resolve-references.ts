import type { Element, Root } from 'hast'
import type { Position } from 'unist'
import { isExternalHref, visit } from '../../core/index.ts'
import { listTrees } from './list-trees.ts'

/** Resolves links and paths as written to those in the built site. The position is for diagnostics. */
export interface ReferenceResolver {
  resolveHref(href: string, position: Position | undefined): string | undefined
  resolveAsset(src: string, position: Position | undefined): string | undefined
}

/** Attributes with the path of a file, by element. */
const FILE_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['src']],
  ['source', ['src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['iframe', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
])

/**
 * Resolves the links and paths of elements (`a`, `img`, `video`, …), also inside components that are not expanded yet.
 * If one is refused, its attribute is removed and the text stays. External links open in a new tab.
 */
export function resolveReferences(tree: Root, resolver: ReferenceResolver): void {
  for (const part of listTrees(tree)) visit(part, 'element', (element) => resolveElement(element, resolver))
}

function resolveElement(element: Element, resolver: ReferenceResolver): void {
  if (element.tagName === 'a') resolveAnchor(element, resolver)
  for (const name of FILE_ATTRIBUTES.get(element.tagName) ?? []) resolveAttribute(element, name, resolver)
  if (typeof element.properties.srcSet === 'string') resolveSourceSet(element, element.properties.srcSet, resolver)
}

function resolveAnchor(anchor: Element, resolver: ReferenceResolver): void {
  const { href, ...properties } = anchor.properties
  if (typeof href !== 'string') return
  const resolved = resolver.resolveHref(href, anchor.position)
  anchor.properties = resolved === undefined ? properties : { ...anchor.properties, href: resolved }
  if (resolved === undefined || !/^(?:https?:)?\/\//i.test(resolved) || !isExternalHref(resolved)) return
  anchor.properties.target ??= '_blank'
  anchor.properties.rel ??= ['noopener']
}

function resolveAttribute(element: Element, name: string, resolver: ReferenceResolver): void {
  const value = element.properties[name]
  if (typeof value !== 'string' || value === '') return
  const resolved = resolver.resolveAsset(value, element.position)
  if (resolved === undefined) delete element.properties[name]
  else element.properties[name] = resolved
}

/** `a.png 1x, b.png 2x` (HTML standard, "srcset attributes"). */
function resolveSourceSet(element: Element, value: string, resolver: ReferenceResolver): void {
  const candidates = value.split(/,\s+/).map((candidate) => {
    const [address = '', ...descriptor] = candidate.trim().split(/\s+/)
    return [resolver.resolveAsset(address, element.position) ?? '', ...descriptor].join(' ')
  })
  element.properties.srcSet = candidates.join(', ')
}
