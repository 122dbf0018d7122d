import type { Diagnostic } from '@spearmint/config/diagnostics'
import { tsPlugin } from '@sveltejs/acorn-typescript'
import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from '../../../core/visit.ts'
import type { ComponentNode } from '../../components/component-node.ts'
import { evaluatePage } from '../evaluate-page.ts'
import { createComponentParser } from '../modules/create-component-parser.ts'
import { isComponentFile } from '../modules/resolve-import.ts'
import { isHastValue, type LoadedFile } from '../values/value.ts'

const PASS_THROUGH = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkRehype, { passThrough: PASS_THROUGH as never[] })
  .freeze()

/** Parses component files, those in TypeScript too. */
export const componentParser = createComponentParser(async () => tsPlugin)
await componentParser.load(['snippets/a.ts'])

const KNOWN: ReadonlySet<string> = new Set(['Card', 'Note', 'Tip', 'Warning', 'Probe', 'Steps', 'Step', 'Tree.Folder'])

/** Path of the page in tests. */
const PAGE = 'guides/page.mdx'

export interface Evaluated {
  tree: Root
  /** The page with its components as tags. Attributes that are not text are JSON. */
  html: string
  components: ComponentNode[]
  diagnostics: Diagnostic[]
  /** `code file:line:column` of each diagnostic. */
  problems: string[]
}

/** Parses a file of content as the builder does. */
export function parseSource(source: string): Root {
  return processor.runSync(processor.parse(source))
}

/** Evaluates a page of a site with these other files, by path. */
export function evaluateSource(source: string, files: Readonly<Record<string, string>> = {}): Evaluated {
  const loaded = new Map(Object.entries(files).map(([file, text]) => [file, loadFile(file, text)]))
  return evaluateTree(parseSource(source), loaded)
}

function loadFile(file: string, text: string): LoadedFile {
  return isComponentFile(file) ? { file, ...componentParser.parse(text, file) } : { file, tree: parseSource(text) }
}

/** The same for parsed trees. */
export function evaluateTree(tree: Root, loaded: ReadonlyMap<string, LoadedFile>): Evaluated {
  const diagnostics: Diagnostic[] = []
  const evaluated = evaluatePage(tree, {
    file: PAGE,
    knownComponents: KNOWN,
    loadModule: (path) => loaded.get(path),
    listModules: () => loaded.keys(),
    report: (diagnostic) => diagnostics.push(diagnostic),
    allowsOrigin: (origin) => origin === 'https://cdn.test',
  })
  const components: ComponentNode[] = []
  visit(evaluated, 'component', (node) => {
    components.push(node)
  })
  return {
    tree: evaluated,
    html: toMarkup(evaluated).trim(),
    components,
    diagnostics,
    problems: diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
  }
}

/** Evaluates an expression as the value of a component's prop. */
export function evaluateText(expression: string): { value: unknown; diagnostics: Diagnostic[] } {
  const { components, diagnostics } = evaluateSource(`<Probe value={${expression}} />`)
  return { value: components[0]?.props.value, diagnostics }
}

function toMarkup(tree: Root): string {
  return toHtml({ type: 'root', children: tree.children.map(toTag) })
}

function toTag<T extends Root['children'][number]>(node: T): T | ElementContent {
  if (node.type === 'element') return { ...node, children: node.children.map(toTag) }
  if (node.type !== 'component') return node
  const properties = Object.fromEntries(Object.entries(node.props).map(([name, value]) => [name, toAttribute(value)]))
  return { type: 'element', tagName: node.name, properties, children: node.children.map(toTag) }
}

function toAttribute(value: unknown): string {
  if (isHastValue(value)) return toMarkup(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
