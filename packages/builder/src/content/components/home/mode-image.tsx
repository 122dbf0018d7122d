import type { Element } from 'hast'
import type { z } from 'zod'
import { toDestination } from '../../markdown-output/escape-text.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { text } from '../props/content.ts'
import { integer } from '../props/integer.ts'
import { toText } from '../props/to-text.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'

const size = integer.refine((value) => value > 0, 'a number of pixels such as {640}').optional()

/** The props of an image that may differ in dark mode. */
export const modeImageProps = {
  img: text.optional().describe('An image.'),
  imgDark: text.optional().describe('The image in dark mode; `img` by default.'),
  width: size.describe('The width of the image in pixels.'),
  height: size.describe('The height of the image in pixels.'),
}

type ModeImageProps = { [Name in keyof typeof modeImageProps]?: z.output<(typeof modeImageProps)[Name]> }

/** Renders an image as one element, or as two of which each mode shows one. `alt` is its alternative text. */
export function renderModeImage(
  { img, imgDark, width, height }: ModeImageProps,
  alt: string,
  node: ComponentNode,
  context: RenderContext,
): Element[] {
  const light = img || imgDark
  const renderImage = (path: string, className?: string): Element =>
    toElement(<img class={className} src={context.resolveAsset(path, node)} alt={alt} width={width} height={height} />)
  if (!light) return []
  if (!imgDark || imgDark === light) return [renderImage(light)]
  return [renderImage(light, 'block dark:hidden'), renderImage(imgDark, 'hidden dark:block')]
}

/** Writes the image of light mode as Markdown. Without an alternative text it is decorative and left out. */
export function toModeImageMarkdown(node: ComponentNode, alt: unknown, writer: MarkdownWriter): string {
  const path = toText(node.props.img) || toText(node.props.imgDark)
  const name = writer.toProp(toText(alt))
  return path && name ? `![${name}](${toDestination(writer.toUrl(writer.resolveAsset(path, node)))})` : ''
}
