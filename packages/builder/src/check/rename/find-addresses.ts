import type { Program } from 'estree-jsx'
import type { Root, RootContent } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { Node } from 'unist'
import { visit } from '../../core/index.ts'
import { findDestination } from './find-destination.ts'
import { findScriptAddresses } from './find-script-addresses.ts'
import { type AddressRole, type FoundAddress, findRole, listAddress } from './found-address.ts'

/**
 * Finds the addresses in a page by its syntax tree, so what only looks like one (in code, in text) is left alone.
 *
 * @param tree of the text, with the places of its nodes
 * @returns in the order of the text
 */
export function findAddresses(tree: Root, text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  visit(tree, (node) => {
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        found.push(...listAddress('link', node.url, findDestination(node, text), text))
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
  const { value } = attribute
  const role = findAttributeRole(attribute, element)
  if (typeof value === 'object' && value !== null) return findScriptAddresses(value.data?.estree, text, role)
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return findScriptAddresses((attribute.data as { estree?: Program } | undefined)?.estree, text)
  }
  const { start, end } = (attribute as Node).position ?? {}
  if (typeof value !== 'string' || role === undefined || start?.offset === undefined || end?.offset === undefined) {
    return []
  }
  // The value stands between the quotes: `name="value"`.
  const opening = /^[^"']*["']/.exec(text.slice(start.offset, end.offset))?.[0].length ?? 0
  return listAddress(role, value, { start: start.offset + opening, end: end.offset - 1 }, text)
}

function findAttributeRole(attribute: JsxAttribute, element: string | null): AddressRole | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined
  return element === 'Snippet' && attribute.name === 'file' ? 'snippet' : findRole(attribute.name)
}
