import type { PageWords } from '@spearmint/config/words'
import type { ElementContent } from 'hast'
import { z } from 'zod'
import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { content } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { toElement } from '../to-element.ts'

/** A collapsible box of child fields. CSS switches its label between "Show …" and "Hide …". */
export const expandable = defineComponent({
  name: 'Expandable',
  description: 'A collapsible box of child attributes.',
  props: z.object({
    title: content.optional().describe('What the label says is shown or hidden; child attributes by default.'),
    defaultOpen: flag.optional().describe('Whether it is open initially; closed by default.'),
    openDefault: flag.optional().describe('An alias for `defaultOpen`.'),
    defaultClosed: flag.optional().describe('The opposite of `defaultOpen`.'),
  }),
  render({ title: given, defaultOpen, openDefault, defaultClosed }, node, { words }) {
    const title = given ?? [{ type: 'text' as const, value: words.say('expandable.attributes') }]
    return toElement(
      <details class="disclosure expandable" open={defaultOpen ?? openDefault ?? defaultClosed === false}>
        <summary>{renderLabel(title, words)}</summary>
        <div class="expandable-content">{node.children}</div>
      </details>,
      'disclosure',
    )
  },
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(
      toBold(writer.toProp(props.title ?? capitalize(writer.words.say('expandable.attributes')))),
      writer.toBlocks(children, level),
    ),
})

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Some languages have the verb after the title. */
function renderLabel(title: ElementContent[], words: PageWords): (ElementContent | ElementContent[])[] {
  const show = words.fill('expandable.show', { title })
  const hide = words.fill('expandable.hide', { title })
  const at = Math.max(0, show.indexOf(title))
  const render = (parts: readonly unknown[]) => parts.filter((part) => typeof part === 'string').join('')
  const [before, after] = [
    [render(show.slice(0, at)), render(hide.slice(0, hide.indexOf(title)))],
    [render(show.slice(at)), render(hide.slice(hide.indexOf(title)))],
  ]
  return [...toVerbs(before), title, ...toVerbs(after)]
}

/** CSS shows one of them. They are not in the Markdown, which the attribute of the AFDocs specification declares. */
function toVerbs([show = '', hide = '']: readonly string[]): ElementContent[] {
  if (show === '' && hide === '') return []
  return [
    toElement(
      <span class="expandable-show" data-markdown-ignore="">
        {show}
      </span>,
    ),
    toElement(
      <span class="expandable-hide" data-markdown-ignore="">
        {hide}
      </span>,
    ),
  ]
}
