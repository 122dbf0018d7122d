import type { ElementData } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { z } from 'zod'
import { toNameText, toSlug } from '../../../core/index.ts'
import { joinBlocks, toHeading } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { content, text } from '../props/content.ts'
import { strings } from '../props/strings.ts'
import { toElement } from '../to-element.ts'
import type { FeedEntry } from './feed-entry.ts'

const feedText = z.object({ title: text.optional(), description: text.optional() })

/** An entry of a changelog. Its label is a heading, so it can be linked to and is in the table of contents. */
export const update = defineComponent({
  name: 'Update',
  description: 'An entry of a changelog: its label, date or version, and content.',
  label: 'label',
  props: z.object({
    label: content.default([]).describe('The heading, often a date.'),
    description: content.optional().describe('Text below the label, often a version.'),
    tags: strings.default([]).describe('Tags to filter the entries by.'),
    id: text.optional().describe('The anchor ID; generated from the label by default.'),
    rss: feedText.optional().describe('The title and description for the RSS feed: `{{ title, description }}`.'),
  }),
  render({ label, description, tags, id: givenId, rss = {} }, node, context) {
    const name = toNameText(label)
    const id = context.ids.claim(givenId ?? (toSlug(name) || 'update'))
    const entry: FeedEntry = {
      label: name,
      id,
      tags,
      ...(description && { description: toText({ type: 'root', children: description }) }),
      ...(rss.title !== undefined && { title: rss.title }),
      ...(rss.description !== undefined && { summary: rss.description }),
    }
    const element = toElement(
      <section class="update" aria-labelledby={id}>
        <div class="update-head">
          <h2 class="heading update-label" id={id}>
            {context.hasControls(label) ? label : <a href={`#${id}`}>{label}</a>}
          </h2>
          {description && <p class="update-description">{description}</p>}
          {tags.length > 0 ? <ul class="update-tags">{tags.map((tag) => toElement(<li>{tag}</li>))}</ul> : undefined}
        </div>
        <div class="update-content">{node.children}</div>
      </section>,
    )
    // A parser's types declare other data of elements as required; elements from JSX have none.
    return { ...element, data: { entry } as ElementData }
  },
  toMarkdown: ({ props, children }, writer) =>
    joinBlocks(
      toHeading(2, writer.toProp(props.label)),
      writer.toProp(props.description),
      writer.toBlocks(children, 2),
    ),
})
