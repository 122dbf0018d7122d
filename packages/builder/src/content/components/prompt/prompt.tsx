import { toString as toText } from 'hast-util-to-string'
import { z } from 'zod'
import { joinBlocks, toBlockquote, toBold } from '../../markdown-output/format-blocks.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { isHast } from '../is-hast.ts'
import { text, written } from '../props/content.ts'
import { icon, iconType } from '../props/icon.ts'
import { strings } from '../props/strings.ts'
import { toElement } from '../to-element.ts'
import { toScrollArea } from '../to-scroll-area.ts'

const ACTIONS = ['copy', 'cursor']

/** Takes the prompt as a query and opens the editor, which asks before it uses it. */
const CURSOR = 'https://cursor.com/link/prompt'

/**
 * A prompt to paste into an assistant. It is shown as Markdown source, so visitors see exactly what they copy. The
 * island `code-copy` handles the button.
 */
export const prompt = defineComponent({
  name: 'Prompt',
  description: 'A prompt to copy, with a description.',
  props: z.object({
    description: written.optional().describe('What the prompt is for, as Markdown.'),
    actions: strings
      .refine((names) => names.every((name) => ACTIONS.includes(name)), 'a list of "copy" and "cursor"')
      .default(['copy'])
      .describe('What visitors can do with it: copy, cursor (open it in Cursor).'),
    icon: icon.optional().describe('An icon before the description.'),
    iconType: iconType.optional().describe('The Font Awesome style of the icon.'),
    text: text.optional().describe('The prompt; the children, as Markdown, by default.'),
  }),
  render({ description, actions, text: given, ...look }, node, context) {
    const prompt = (given ?? toText({ type: 'root', children: node.children })).trim()
    const icon = renderIcon(look, node, context)
    const intro = isHast(description)
      ? description
      : context.renderInline(String(description ?? context.words.say('prompt.title')))
    return toElement(
      <figure class="prompt code-block code-wrap">
        <figcaption class="prompt-head">
          {icon.length > 0 ? <span class="prompt-icon">{icon}</span> : undefined}
          <span class="prompt-description">{intro}</span>
          {actions.includes('cursor') ? (
            <a
              class="prompt-cursor"
              href={`${CURSOR}?${new URLSearchParams({ text: prompt })}`}
              target="_blank"
              rel="noopener"
            >
              Open in Cursor
            </a>
          ) : undefined}
        </figcaption>
        {toScrollArea(
          toElement(
            <pre>
              <code>{prompt}</code>
            </pre>,
          ),
          context.words.say('prompt.title'),
        )}
        {actions.includes('copy')
          ? toElement(
              <button type="button" class="code-copy needs-js" aria-label={context.words.say('prompt.copy')} />,
              'code-copy',
            )
          : undefined}
      </figure>,
    )
  },
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(
      toBold(writer.toMarkdownProp(props.description ?? writer.words.say('prompt.title'))),
      toBlockquote(joinBlocks(writer.toProp(props.text), writer.toBlocks(children, level))),
    ),
})
