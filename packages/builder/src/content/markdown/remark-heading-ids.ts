import type { Heading } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Processor } from 'unified'
import { VFileMessage } from 'vfile-message'
import { headingId } from './heading-id.ts'

/**
 * Reads `{#id}` at the end of a heading as its ID. Everywhere else it is an invalid expression, as in MDX.
 * See docs/reference/page-content.mdx#heading-ids.
 */
export function remarkHeadingIds(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ text: { 123: headingId } })
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(headingIdFromMarkdown)
}

const headingIdFromMarkdown: FromMarkdownExtension = {
  enter: {
    headingId(token) {
      const heading = this.stack.at(-1)
      if (heading?.type !== 'heading') {
        const place = { start: token.start, end: token.end }
        throw new VFileMessage('only a heading can have an ID in braces', place, EXPRESSION_SOURCE)
      }
      setId(heading, this.sliceSerialize(token).slice(2, -1))
    },
  },
}

/** With this `source`, `findSyntaxFix` knows that the error is about a brace. */
const EXPRESSION_SOURCE = 'micromark-extension-mdx-expression'

function setId(heading: Heading, id: string): void {
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
  const last = heading.children.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
}
