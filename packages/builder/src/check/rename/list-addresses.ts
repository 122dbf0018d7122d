import type { Program } from 'estree-jsx'
import type { Root, RootContent } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { Node } from 'unist'
import { visit } from '../../core/index.ts'
import { type AddressRole, type FoundAddress, findRole, listAddress } from './found-address.ts'
import { listScriptAddresses } from './list-script-addresses.ts'
import { locateDestination } from './locate-destination.ts'

/**
 * Lists the addresses in a page by its syntax tree, which excludes what only looks like one in code or text.
 *
 * @param tree The tree of the text, with positions.
 * @returns In the order of the text.
 */
export function listAddresses(tree: Root, text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  visit(tree, (node) => {
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        found.push(...listAddress('link', node.url, locateDestination(node, text), text))
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) found.push(...listInAttribute(attribute, node.name, text))
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        found.push(...listScriptAddresses(node.data?.estree, text))
    }
  })
  return found.sort((a, b) => a.start - b.start)
}

type JsxAttribute = Extract<RootContent, { type: 'mdxJsxFlowElement' }>['attributes'][number]

function listInAttribute(attribute: JsxAttribute, element: string | null, text: string): FoundAddress[] {
  const { value } = attribute
  const role = findAttributeRole(attribute, element)
  if (typeof value === 'object' && value !== null) return listScriptAddresses(value.data?.estree, text, role)
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return listScriptAddresses((attribute.data as { estree?: Program } | undefined)?.estree, text)
  }
  const { start, end } = (attribute as Node).position ?? {}
  if (typeof value !== 'string' || role === undefined || start?.offset === undefined || end?.offset === undefined) {
    return []
  }
  // The value is between the quotes: `name="value"`.
  const opening = /^[^"']*["']/.exec(text.slice(start.offset, end.offset))?.[0].length ?? 0
  return listAddress(role, value, { start: start.offset + opening, end: end.offset - 1 }, text)
}

function findAttributeRole(attribute: JsxAttribute, element: string | null): AddressRole | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined
  return element === 'Snippet' && attribute.name === 'file' ? 'snippet' : findRole(attribute.name)
}
