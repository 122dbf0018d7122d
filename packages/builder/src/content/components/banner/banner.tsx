import { z } from 'zod'
import { isHast } from '../../../core/index.ts'
import { joinBlocks, toBlockquote } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { color } from '../props/color.ts'
import { written } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { toElement } from '../to-element.ts'

/** A bar with an announcement. The island `banner` makes its button hide it and remembers that. */
export const banner = defineComponent({
  name: 'Banner',
  description: 'A bar with an announcement that the reader may dismiss.',
  props: z.object({
    content: written.optional().describe('The text; Markdown. What stands between the tags follows it.'),
    type: z
      .enum(['info', 'warning', 'critical'], 'one of info, warning, critical')
      .default('info')
      .describe('How much it matters: info, warning or critical.'),
    color: color.optional().describe('The color in place of that of the type.'),
    dismissible: flag.default(false).describe('Whether a button hides it.'),
  }),
  render({ content, type, color, dismissible }, node, context) {
    const text = isHast(content) ? content : content === undefined ? [] : context.renderInline(String(content))
    return toElement(
      <aside
        class={['banner', `banner-${type}`]}
        role="note"
        aria-label="Announcement"
        style={color && `--tone: ${color}`}
      >
        <div class="banner-content">
          {text}
          {node.children}
        </div>
        {dismissible ? (
          <button type="button" class="banner-close icon-button needs-js" aria-label="Dismiss">
            {context.icons.resolve({ name: 'xmark' }).svg}
          </button>
        ) : undefined}
      </aside>,
    )
  },
  toMarkdown: ({ props, children }, writer, level) =>
    toBlockquote(joinBlocks(writer.toMarkdownProp(props.content), writer.toBlocks(children, level))),
})
