import { toString as toText } from 'hast-util-to-string'
import { z } from 'zod'
import { defineComponent } from '../model/component.ts'
import { toSlug } from '../model/to-slug.ts'
import { content, text } from './props/content.ts'
import { strings } from './props/strings.ts'
import { toElement } from './to-element.ts'

/** One entry of a changelog. Its label is a heading, so that it has an address and a place in the table of contents. */
export const update = defineComponent({
  name: 'Update',
  description: 'One entry of a changelog: label, date or version, and what is new.',
  props: z.object({
    label: content.default([]).describe('The heading, often a date.'),
    description: content.optional().describe('The text below the label, often a version.'),
    tags: strings.default([]).describe('Short words that sort the entry.'),
    id: text.optional().describe('The name in its address; made of the label by default.'),
  }),
  render({ label, description, tags, id: givenId }, node, context) {
    const id = context.ids.claim(givenId ?? (toSlug(toText({ type: 'root', children: label })) || 'update'))
    return toElement(
      <section class="update" aria-labelledby={id}>
        <div class="update-head">
          <h2 class="heading update-label" id={id}>
            <a href={`#${id}`}>{label}</a>
          </h2>
          {description && <p class="update-description">{description}</p>}
          {tags.length > 0 ? <ul class="update-tags">{tags.map((tag) => toElement(<li>{tag}</li>))}</ul> : undefined}
        </div>
        <div class="update-content">{node.children}</div>
      </section>,
    )
  },
})
