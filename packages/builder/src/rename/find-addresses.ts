import type { Program } from 'estree-jsx'
import type { Definition, Image, Link, Root, RootContent } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { Node } from 'unist'
import { visit } from '../model/visit.ts'
import { findDestination } from './find-destination.ts'
import { findScriptAddresses, isAddressName } from './find-script-addresses.ts'

/** An address in the text of a page, and where it stands. Offsets are UTF-16 units. */
export interface FoundAddress {
  /** What it names: a page or file, another file to import, or a file for `<Snippet>`. */
  kind: 'link' | 'import' | 'snippet'
  /** As written, between quotes or brackets. */
  value: string
  start: number
  end: number
}

/**
 * Finds the addresses in a page by its syntax tree, so what only looks like one (in code, in text) is left alone.
 *
 * @param tree of the text, with the places of its nodes
 */
export function findAddresses(tree: Root, text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  const add = (address: FoundAddress | undefined) => address !== undefined && found.push(address)
  visit(tree, (node) => {
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        add(findDestination(node satisfies Link | Image | Definition, text))
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) found.push(...findInAttribute(attribute, node.name, text))
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        found.push(...findScriptAddresses(node.data?.estree, text))
    }
  })
  return found.sort((a, b) => a.start - b.start)
}

type JsxAttribute = Extract<RootContent, { type: 'mdxJsxFlowElement' }>['attributes'][number]

function findInAttribute(attribute: JsxAttribute, element: string | null, text: string): FoundAddress[] {
  const value = attribute.value
  if (typeof value === 'object' && value !== null) {
    const isAddress = attribute.type === 'mdxJsxAttribute' && isAddressName(attribute.name)
    return findScriptAddresses(value.data?.estree, text, isAddress)
  }
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return findScriptAddresses((attribute.data as { estree?: Program } | undefined)?.estree, text)
  }
  const isSnippet = element === 'Snippet' && attribute.name === 'file'
  if (typeof value !== 'string' || !(isSnippet || isAddressName(attribute.name))) return []
  const end = (attribute as Node).position?.end.offset
  if (end === undefined) return []
  // The value ends before the closing quote. With character references in it, it is not written as it reads.
  const start = end - 1 - value.length
  if (text.slice(start, end - 1) !== value || isIconName(attribute.name, value)) return []
  return [{ kind: isSnippet ? 'snippet' : 'link', value, start, end: end - 1 }]
}

/** `icon="rocket"` names an icon, `icon="/images/rocket.svg"` a file. */
function isIconName(name: string, value: string): boolean {
  return name === 'icon' && !value.includes('/')
}
