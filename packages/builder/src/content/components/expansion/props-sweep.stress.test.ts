import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { isUnsafeHref, visit } from '../../../core/index.ts'
import { createMarkdownWriter } from '../../markdown-output/create-markdown-writer.ts'
import { parseDeclarations } from '../../transforms/parse-declarations.ts'
import type { ComponentNode } from '../component-node.ts'
import { addPromptTexts } from '../prompt/add-prompt-texts.ts'
import { components, findComponent } from '../registry.ts'
import type { RenderContext } from '../render-context.ts'
import { createTestContext } from '../testing/create-test-context.ts'
import { expandComponents } from './expand-components.ts'

/** What one prop may take. It is a few milliseconds on an idle machine; a hang is seconds. */
const MAX_MILLISECONDS = 250

const POSITION = { start: { line: 3, column: 7 }, end: { line: 3, column: 9 } }

/** Components whose shared props are tried. All others add them in the same way (`withAuthorAttributes`). */
const WITH_SHARED_PROPS = ['Card', 'CodeBlock', 'Heading', 'Step', 'Tree.File']

const SHARED_PROPS = ['id', 'className', 'class', 'style', 'key', 'ref', 'children', 'data-x', 'aria-label', 'unknown']

/** An object as an expression creates it: without a prototype, so it cannot be converted to a primitive value. */
function createObject(entries: Record<string, unknown> = {}): unknown {
  return Object.assign(Object.create(null), entries)
}

function nest(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'inner'
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

const cyclicList: unknown[] = []
cyclicList.push(cyclicList)
const cyclicObject = createObject() as Record<string, unknown>
cyclicObject.self = cyclicObject

const HOSTILE_URLS = [
  'javascript:hack()',
  ' \u0001java\tscript\n:hack()',
  'JAVASCRIPT:hack()//https://x.example',
  'vbscript:hack()',
  'data:text/html,<script>hack()</script>',
  '\u0000 data:text/html;base64,AAAA',
  'url(javascript:hack())',
  'expression(hack())',
]

const VALUES: Record<string, unknown> = {
  'an object': createObject(),
  'an object with keys': createObject({ light: createObject(), title: [], toString: 'x', width: createObject() }),
  'a list': ['a', 1, null, createObject()],
  'an empty list': [],
  'a list of objects': [createObject(), createObject()],
  'a number': 7,
  'a negative number': -1.5,
  'a huge number': 1e308,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  null: null,
  undefined: undefined,
  true: true,
  false: false,
  'a function': () => 'x',
  'a symbol': Symbol('x'),
  'a bigint': 10n,
  'an empty text': '',
  'white space': ' \n\t ',
  'a prototype key': '__proto__',
  'half a surrogate pair': 'a\u{D800}',
  'a range': '1-99999999',
  'many ranges': '{1-99999} '.repeat(1000),
  'a huge text': 'a'.repeat(1_000_000),
  'a huge text of brackets': '(["`<{'.repeat(5_000),
  'a huge text of slashes': '/-. '.repeat(25_000),
  'a huge list': Array.from({ length: 10_000 }, (_, index) => index),
  'a deep list': nest(20_000, (inner) => [inner]),
  'a deep object': nest(20_000, (inner) => createObject({ inner })),
  'a cyclic list': cyclicList,
  'a cyclic object': cyclicObject,
  JSX: { type: 'root', children: [h('b', 'jsx'), { type: 'text', value: 'text' }] },
  'an element': h('i', 'element'),
  ...Object.fromEntries(HOSTILE_URLS.map((url) => [JSON.stringify(url), url])),
}

const sweep = Object.values(components).flatMap(({ name, props }) => {
  const own = 'shape' in props ? Object.keys(props.shape as object) : []
  const shared = WITH_SHARED_PROPS.includes(name) ? SHARED_PROPS : []
  return [...new Set([...own, ...shared])].map((prop) => [name, prop] as const)
})

/** Components that parse the props of their children. */
const PARENTS: Readonly<Record<string, string>> = {
  CodeBlock: 'CodeGroup',
  'Color.Item': 'Color',
  'Color.Row': 'Color',
  Step: 'Steps',
  Tab: 'Tabs',
  'Tree.File': 'Tree',
  'Tree.Folder': 'Tree',
}

interface Rendered {
  tree: Root
  /** HTML and Markdown. */
  text: string
  /** Whether all reports have a position. */
  located: boolean
  /** In milliseconds. */
  time: number
}

/** Renders a component to HTML and Markdown, alone and in the component around it that parses its props. */
function render(name: string, prop: string, value: unknown): Rendered {
  let located = true
  const test = createTestContext()
  const context: RenderContext = {
    ...test,
    resolveHref: (href) => (isUnsafeHref(href) ? '' : href),
    resolveAsset: (src) => (isUnsafeHref(src) ? '' : src),
    report: (_problem, at) => {
      located &&= at.position !== undefined
    },
  }
  const writer = createMarkdownWriter({ ...context, toUrl: (href) => href, findComponent })
  const child = (): ComponentNode => ({
    type: 'component',
    name,
    props: Object.assign(Object.create(null), { [prop]: value }),
    children: [h('p', 'MARKER')],
    position: POSITION,
  })
  const parent = PARENTS[name]
  const root: Root = {
    type: 'root',
    children:
      parent === undefined ? [child()] : [child(), { ...child(), name: parent, props: {}, children: [child()] }],
  }
  const start = performance.now()
  const markdown = writer.toBlocks(root.children, 1)
  addPromptTexts(root, writer)
  const tree = expandComponents(root, context)
  const time = performance.now() - start
  return { tree, text: `${toHtml(tree)}\n${markdown}`, located, time }
}

function findHostile(tree: Root): string[] {
  const found: string[] = []
  visit(tree, 'element', ({ tagName, properties }) => {
    for (const name of ['href', 'src', 'action', 'formAction', 'poster', 'data', 'xLinkHref']) {
      const value = properties[name]
      if (typeof value === 'string' && isUnsafeHref(value)) found.push(`<${tagName} ${name}=${value}>`)
    }
    if (typeof properties.style !== 'string') return
    // `extractStyles` converts what is safe to rules and leaves out the rest.
    for (const declaration of parseDeclarations(properties.style).safe) {
      if (/:.*(?:script:|expression|data:text)/i.test(declaration)) found.push(declaration)
    }
  })
  return found
}

describe('every prop of every component with every kind of value', () => {
  it.each(sweep)('renders <%s %s> without a throw, a hang or a hostile URL', (name, prop) => {
    for (const [kind, value] of Object.entries(VALUES)) {
      const at = `${prop} = ${kind}`
      let fastest = Number.POSITIVE_INFINITY
      // Other processes may take the processor for a moment, so only the fastest of three runs counts.
      for (let run = 0; run < 3 && fastest > MAX_MILLISECONDS; run++) {
        const { tree, text, located, time } = render(name, prop, value)
        fastest = Math.min(fastest, time)
        expect(text.includes('[object Object]'), at).toBe(false)
        expect(findHostile(tree), at).toEqual([])
        expect(located, at).toBe(true)
      }
      expect(fastest, at).toBeLessThan(MAX_MILLISECONDS)
    }
  })
})
