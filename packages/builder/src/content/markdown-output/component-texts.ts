import { toString as toText } from 'hast-util-to-string'
import type { ComponentNode } from '../components/define-component.ts'
import { findRepositoryName } from '../components/github-repo/find-repository-name.ts'
import { toBold, toHeading } from './block-elements.ts'
import { toDestination, toFence } from './escape-text.ts'
import { indent, quote } from './indent.ts'
import { listItems } from './list-items.ts'
import type { TextWriter, WriteComponent } from './markdown-writer.ts'
import { writeField } from './write-field.ts'
import { writeColorItem } from './write-palette.ts'
import { writeTree, writeTreeFile, writeTreeFolder } from './write-tree.ts'

/** How components are written, by name. Any other is written as what it holds. */
export const componentTexts: Readonly<Record<string, WriteComponent>> = {
  Accordion: writeTitled,
  Banner: ({ props, children }, writer, level) =>
    quote(joinBlocks(writeMarkdown(props.content, writer), writer.writeBlocks(children, level))),
  Callout: (node, writer, level) => writeCallout(toLabel(node.props.type), node, writer, level),
  Card: writeCard,
  Check: writeCalloutOf('Check'),
  CodeBlock: writeCode,
  Color: ({ children }, writer, level) => writer.writeBlocks(listItems(children), level, true),
  'Color.Item': writeColorItem,
  'Color.Row': ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.writeProp(props.title)), writer.writeBlocks(listItems(children), level, true)),
  Danger: writeCalloutOf('Danger'),
  Expandable: ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.writeProp(props.title ?? 'Child attributes')), writer.writeBlocks(children, level)),
  Frame: writeFrame,
  'GitHub.Repo': writeRepository,
  Info: writeCalloutOf('Info'),
  Note: writeCalloutOf('Note'),
  ParamField: writeField,
  Prompt: ({ props, children }, writer, level) =>
    joinBlocks(
      toBold(writeMarkdown(props.description ?? 'Prompt', writer)),
      quote(joinBlocks(writer.writeProp(props.text), writer.writeBlocks(children, level))),
    ),
  ResponseField: writeField,
  Step: (node, writer, level) => writeStep(1, node, writer, level),
  Steps: writeSteps,
  Tab: writeTitled,
  Tile: writeTile,
  Tip: writeCalloutOf('Tip'),
  Tree: writeTree,
  'Tree.File': writeTreeFile,
  'Tree.Folder': writeTreeFolder,
  Update: ({ props, children }, writer) =>
    joinBlocks(
      toHeading(2, writer.writeProp(props.label)),
      writer.writeProp(props.description),
      writer.writeBlocks(children, 2),
    ),
  View: writeTitled,
  Warning: writeCalloutOf('Warning'),
}

/** How components within a line are written. */
export const inlineComponentTexts: Readonly<Record<string, (node: ComponentNode, writer: TextWriter) => string>> = {
  Badge: ({ children }, writer) => writer.writeInline(children),
  Icon: ({ children }, writer) => writer.writeInline(children),
  Latex: writeMath,
  Tooltip: ({ props, children }, writer) => {
    const tip = writer.writeProp(props.tip)
    return writer.writeInline(children) + (tip === '' ? '' : ` (${tip})`)
  },
}

/** Formulas keep the signs that a page would write them with. */
function writeMath(node: ComponentNode): string {
  const tex = readText(node).trim()
  const isBlock = node.children.some((child) => child.type === 'element' && child.tagName === 'p')
  return isBlock ? `$$\n${tex}\n$$` : `$${tex}$`
}

/** Puts a blank line between blocks and leaves empty ones out. */
function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** A section with a heading one level below that of the text around it. */
function writeTitled({ props, children }: ComponentNode, writer: TextWriter, level: number): string {
  const title = toHeading(level + 1, writer.writeProp(props.title))
  return joinBlocks(title, writer.writeProp(props.description), writer.writeBlocks(children, level + 1))
}

function writeCalloutOf(label: string): WriteComponent {
  return (node, writer, level) => writeCallout(label, node, writer, level)
}

function writeCallout(label: string, { props, children }: ComponentNode, writer: TextWriter, level: number): string {
  const title = writer.writeProp(props.title)
  const head = toBold(title === '' ? label : `${label}: ${title}`)
  return quote(joinBlocks(head, writer.writeBlocks(children, level)))
}

/** `warning` → `Warning`. */
function toLabel(type: unknown): string {
  return typeof type === 'string' && type !== '' ? `${type[0]?.toUpperCase()}${type.slice(1).toLowerCase()}` : 'Note'
}

function writeCard(node: ComponentNode, writer: TextWriter, level: number): string {
  const { img } = node.props
  const picture = typeof img === 'string' ? `![](${toDestination(writer.toUrl(writer.resolveAsset(img, node)))})` : ''
  const content = writer.writeBlocks(node.children, level)
  return `- ${indent(joinBlocks(writeLinkedTitle(node, writer), picture, content), 2)}`
}

/** The title of a node with a `href` is a link, its address when there is no other. */
function writeLinkedTitle(node: ComponentNode, writer: TextWriter): string {
  const { title, href } = node.props
  const address = typeof href === 'string' && href !== '' ? writer.toUrl(writer.resolveHref(href, node)) : ''
  const name = writer.writeProp(title) || writer.writeProp(address)
  return address === '' ? toBold(name) : `[${name}](${toDestination(address)})`
}

/** A fence has its code as a property; a tag has a fence or text inside. */
function writeCode({ props, children }: ComponentNode, writer: TextWriter, level: number): string {
  const { code, language = '', title, filename } = props
  const hasFence = listItems(children).some((child) => child.type === 'component')
  if (typeof code !== 'string' && hasFence) return writer.writeBlocks(children, level)
  const name = title ?? filename
  const info = typeof name === 'string' ? `${language} ${name}` : String(language)
  const text = typeof code === 'string' ? code : toText({ type: 'root', children }).replace(/^\s*\n|\s+$/g, '')
  return joinBlocks(toFence(text, info), typeof code === 'string' ? writer.writeBlocks(children, level) : '')
}

function writeFrame({ props, children }: ComponentNode, writer: TextWriter, level: number): string {
  const [hint, caption] = [props.hint, props.caption].map((value) => writeMarkdown(value, writer))
  return joinBlocks(hint ?? '', writer.writeBlocks(children, level), caption ?? '')
}

/** A property that takes Markdown, or JSX. */
function writeMarkdown(value: unknown, writer: TextWriter): string {
  return typeof value === 'string' ? writer.writeInline(writer.renderInline(value)) : writer.writeProp(value)
}

function writeTile(node: ComponentNode, writer: TextWriter, level: number): string {
  const description = writer.writeProp(node.props.description)
  const content = writer.writeBlocks(node.children, level)
  return `- ${indent(joinBlocks(writeLinkedTitle(node, writer), description, content), 2)}`
}

function writeRepository({ props, children }: ComponentNode, writer: TextWriter, level: number): string {
  const repo = findRepositoryName(String(props.repo))
  const link = repo === undefined ? '' : `[${writer.writeProp(repo)}](https://github.com/${repo})`
  return joinBlocks(link, writer.writeBlocks(children, level))
}

/** Steps count on from the number an author gives one. */
function writeSteps({ children }: ComponentNode, writer: TextWriter, level: number): string {
  let number = 0
  const blocks = listItems(children).map((child) => {
    if (child.type !== 'component' || child.name !== 'Step') return writer.writeBlocks([child], level)
    const given = Number(child.props.stepNumber)
    number = Number.isInteger(given) && given > 0 ? given : number + 1
    return writeStep(number, child, writer, level)
  })
  return joinBlocks(...blocks)
}

function writeStep(number: number, { props, children }: ComponentNode, writer: TextWriter, level: number): string {
  const marker = `${number}. `
  const content = joinBlocks(toBold(writer.writeProp(props.title)), writer.writeBlocks(children, level))
  return marker + indent(content, marker.length)
}

function readText({ children }: ComponentNode): string {
  return toText({ type: 'root', children })
}
