import type { Element, Nodes, Properties, RootContent, Text } from 'hast'
import { htmlVoidElements } from 'html-void-elements'
import type { Raw } from 'mdast-util-to-hast'
import { find, html, type Schema, svg } from 'property-information'

/** How nodes without children are written. `isCode`: in a script or a stylesheet, where text is not escaped. */
export interface LeafWriters {
  text(node: Text, isCode: boolean): string
  raw(node: Raw, isCode: boolean): string
}

/** Escapes text, and inserts `raw` nodes as they are. */
const PLAIN: LeafWriters = {
  text: ({ value }, isCode) => (isCode ? value : escapeHtml(value)),
  raw: ({ value }) => value,
}

/**
 * Serializes a tree to the bytes that `hast-util-to-html` writes by default. That package copies its options for every
 * text and attribute, and looks for optional tags at every element: it took three times as long, 6 % of a build.
 */
export function serializeHtml(node: Nodes, leaves = PLAIN): string {
  return serializeNode(node, leaves, html, false)
}

/** Escapes a text between tags. */
export function escapeHtml(text: string): string {
  return /[<&]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;') : text
}

const VOID_TAGS = new Set(htmlVoidElements)

/** The elements of SVG that contain HTML. */
const HTML_IN_SVG = new Set(['desc', 'foreignObject', 'title'])

/** `schema`: the attributes of HTML or those of SVG. */
function serializeNode(node: Nodes, leaves: LeafWriters, schema: Schema, isCode: boolean): string {
  switch (node.type) {
    case 'element':
      return serializeElement(node, leaves, schema)
    case 'text':
      return leaves.text(node, isCode)
    case 'raw':
      return leaves.raw(node, isCode)
    case 'root':
      return serializeAll(node.children, leaves, schema, false)
    case 'comment':
      return `<!--${node.value.replace(/^>|^->|<!--|-->|--!>|<!-$/g, escapeAngles)}-->`
    case 'doctype':
      return '<!doctype html>'
    default:
      throw new Error(`Cannot compile unknown node \`${(node as { type: string }).type}\``)
  }
}

function serializeAll(nodes: readonly RootContent[], leaves: LeafWriters, schema: Schema, isCode: boolean): string {
  let text = ''
  for (const node of nodes) text += serializeNode(node, leaves, schema, isCode)
  return text
}

function serializeElement(node: Element, leaves: LeafWriters, outer: Schema): string {
  const { tagName } = node
  const schema = outer === html && tagName === 'svg' ? svg : outer
  const start = `<${tagName}${serializeAttributes(node.properties, schema)}>`
  const inner = schema === svg && HTML_IN_SVG.has(tagName) ? html : schema
  const children = outer === html && tagName === 'template' ? (node.content?.children ?? []) : node.children
  const content = serializeAll(children, leaves, inner, tagName === 'script' || tagName === 'style')
  const isVoid = content === '' && outer === html && VOID_TAGS.has(tagName.toLowerCase())
  return isVoid ? start : `${start}${content}</${tagName}>`
}

type Value = Properties[string]
type Info = ReturnType<typeof find>

function serializeAttributes(properties: Properties, schema: Schema): string {
  let text = ''
  for (const key in properties) {
    const given = properties[key]
    if (given === null || given === undefined) continue
    const info = findInfo(key, schema)
    const value = toFlag(given, info)
    if (value === false || Number.isNaN(value)) continue
    const name = escapeCharacters(info.attribute, UNSAFE_IN_NAME)
    text += value === true ? ` ${name}` : ` ${name}="${escapeCharacters(toText(value, info), UNSAFE_IN_VALUE)}"`
  }
  return text
}

/** The usual spelling of a property is found without converting it. */
function findInfo(key: string, schema: Schema): Info {
  return Object.hasOwn(schema.property, key) ? (schema.property[key] as Info) : find(schema, key)
}

/** Whether an attribute that has no value is set. Values of other attributes are returned as they are. */
function toFlag(value: Value, { boolean, overloadedBoolean, attribute }: Info): Value {
  const isNamed = value === attribute || value === ''
  if (overloadedBoolean && isNamed) return true
  return (boolean || overloadedBoolean) && (typeof value !== 'string' || isNamed) ? Boolean(value) : value
}

function toText(value: Value, { commaSeparated }: Info): string {
  if (!Array.isArray(value)) return String(value)
  if (!commaSeparated) return value.join(' ').trim()
  // An empty last entry counts.
  return (value.at(-1) === '' ? [...value, ''] : value).join(', ').trim()
}

const UNSAFE_IN_NAME = /[\0\t\n\f\r "&'/<=>`]/
const UNSAFE_IN_VALUE = /[\0"&'`]/

/** Escapes each unsafe character. Most texts have none, which a test finds out faster than a replacement. */
function escapeCharacters(text: string, unsafe: RegExp): string {
  return unsafe.test(text) ? text.replace(new RegExp(unsafe, 'g'), escapeCharacter) : text
}

function escapeCharacter(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`
}

function escapeAngles(mark: string): string {
  return mark.replace(/[<>]/g, escapeCharacter)
}
