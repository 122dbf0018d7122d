import { indent } from './indent.ts'
import { listItems } from './list-items.ts'
import type { WriteComponent } from './markdown-writer.ts'

/** A tree is a nested list, in which folders end with `/`. One that is written as a list stays it. */
export const writeTree: WriteComponent = ({ children }, writer, level) =>
  writer.writeBlocks(listItems(children), level, true)

export const writeTreeFile: WriteComponent = ({ props, children }, writer) =>
  `- ${[writer.writeProp(props.name), writer.writeInline(children).trim()].filter(Boolean).join(' ')}`

export const writeTreeFolder: WriteComponent = ({ props, children }, writer, level) => {
  const content = writer.writeBlocks(listItems(children), level, true)
  return `- ${writer.writeProp(props.name)}/${content === '' ? '' : `\n  ${indent(content, 2)}`}`
}
