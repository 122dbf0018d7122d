import { z } from 'zod'
import { joinBlocks, toBlockquote } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { isHast } from '../is-hast.ts'
import { color } from '../props/color.ts'
import { written } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { toElement } from '../to-element.ts'

/** A bar with an announcement. The island `banner` hides it when its button is clicked, and remembers that. */
export const banner = defineComponent({
  name: 'Banner',
  description: 'A bar with an announcement that visitors can dismiss.',
  props: z.object({
    content: written.optional().describe('The text, as Markdown. The children follow it.'),
    type: z
      .enum(['info', 'warning', 'critical'], 'one of info, warning, critical')
      .default('info')
      .describe('The importance: info, warning or critical.'),
    color: color.optional().describe('A color that replaces the color of the type.'),
    dismissible: flag.default(false).describe('Whether it has a button to hide it.'),
  }),
  render({ content, type, color, dismissible }, node, context) {
    const text = isHast(content) ? content : content === undefined ? [] : context.renderInline(String(content))
    return toElement(
      <aside
        class={['banner', `banner-${type}`]}
        role="note"
        aria-label={context.words.say('banner.label')}
        style={color && `--tone: ${color}`}
      >
        <div class="banner-content">
          {text}
          {node.children}
        </div>
        {dismissible ? (
          <button
            type="button"
            class="banner-close icon-button needs-js"
            aria-label={context.words.say('banner.dismiss')}
          >
            {context.icons.resolve({ name: 'xmark' }).svg}
          </button>
        ) : undefined}
      </aside>,
      'banner',
    )
  },
  toMarkdown: ({ props, children }, writer, level) =>
    toBlockquote(joinBlocks(writer.toMarkdownProp(props.content), writer.toBlocks(children, level))),
})
