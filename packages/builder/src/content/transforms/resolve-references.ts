import type { Element, Root } from 'hast'
import type { Position } from 'unist'
import { isExternalHref, visit } from '../../core/index.ts'
import { listTrees } from './list-trees.ts'

/** Turns addresses as written into those of the built site; the place is for diagnostics. */
export interface ReferenceResolver {
  resolveHref(href: string, position: Position | undefined): string | undefined
  resolveAsset(src: string, position: Position | undefined): string | undefined
}

/** Attributes that name a file, by element. */
const FILE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
}

/**
 * Resolves the addresses of plain elements (`a`, `img`, `video`, …), also of those inside components that are not
 * expanded yet. An address that is refused goes; the text stays. Links out of the site open in a tab of their own.
 */
export function resolveReferences(tree: Root, resolver: ReferenceResolver): void {
  for (const part of listTrees(tree)) visit(part, 'element', (element) => resolveElement(element, resolver))
}

function resolveElement(element: Element, resolver: ReferenceResolver): void {
  if (element.tagName === 'a') resolveAnchor(element, resolver)
  for (const name of FILE_ATTRIBUTES[element.tagName] ?? []) resolveAttribute(element, name, resolver)
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
