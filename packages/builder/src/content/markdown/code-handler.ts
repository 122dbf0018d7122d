import type { Code } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import type { ComponentNode } from '../components/component-node.ts'
import { parseCodeMeta } from './parse-code-meta.ts'

/**
 * Converts a fenced code block to the component `CodeBlock`, so that the same code renders fences and `<CodeBlock>`, and
 * groups can contain both. The prop `code` is the text without its last line break.
 */
export function codeHandler(state: State, node: Code): ComponentNode {
  const { language, meta } = splitInfo(node)
  const component: ComponentNode = {
    type: 'component',
    name: 'CodeBlock',
    props: {
      ...parseCodeMeta(meta, node.value.split('\n').length),
      ...(language ? { language } : {}),
      code: node.value,
    },
    children: [],
  }
  state.patch(node, component)
  return component
}

/** The lines to highlight may follow the language directly, or replace it: ` ```js{1,3} `, ` ```{5-7} `. */
function splitInfo({ lang, meta }: Code): { language: string; meta: string } {
  const info = [lang, meta].filter(Boolean).join(' ')
  const [, language = '', range] = /^([^\s{]*)(\{[\d\s,-]*\})/.exec(info) ?? []
  if (range === undefined) return { language: lang ?? '', meta: meta ?? '' }
  return { language, meta: info.slice(language.length) }
}
