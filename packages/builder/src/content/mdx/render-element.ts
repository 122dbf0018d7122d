import type { ElementContent } from 'hast'
import type { Position } from 'unist'
import type { ComponentNode } from '../components/component-node.ts'
import { isElementName } from '../markdown/element-names.ts'
import { copyProps } from './copy-content.ts'
import { createHtmlElement } from './create-html-element.ts'
import type { Evaluator } from './evaluator.ts'
import { findComponent } from './find-component.ts'
import { findUnsafeReason } from './find-unsafe-reason.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { badExpression, missingSnippet, unknownComponent, unsafeAttribute } from './problems.ts'
import { renderPlaceholder } from './render-placeholder.ts'
import { resolveSnippet } from './resolve-import.ts'
import { listNames, type Scope } from './scope.ts'
import { locate, type Place, toRange } from './source-position.ts'
import { toContent } from './to-content.ts'
import {
  Closure,
  createObject,
  isPrimitive,
  MissingValue,
  type ObjectValue,
  SnippetValue,
  type Value,
} from './value.ts'

/** A JSX element, from Markdown or from an expression. Its parts are evaluated only when they are needed. */
export interface JsxSource {
  /** As written. */
  name: string
  attributes: () => readonly JsxAttribute[]
  children: () => ElementContent[]
  /** Whether it stands within a line of text. */
  isInline: boolean
  position: Position | undefined
}

/**
 * Renders a JSX element: one that the file defines or imports, `<Snippet file>`, a component of the format (which becomes
 * a `ComponentNode`) or an HTML element. An unknown one is reported and its children stay.
 */
export function renderElement(source: JsxSource, scope: Scope, evaluator: Evaluator): ElementContent[] {
  const { name } = source
  const place = { file: scope.file, range: toRange(source.position) }
  const position = locate(source.position, scope.file, evaluator.file)
  const defined = findComponent(name, scope, evaluator, place)
  if (defined instanceof Closure || defined instanceof SnippetValue) {
    return renderDefined(defined, source.attributes(), source, place, evaluator)
  }
  if (name === 'Snippet') return renderSnippetTag(source, place, evaluator)
  if (evaluator.knownComponents.has(name)) return [createComponentNode(source, position, evaluator)]
  if (defined instanceof MissingValue) return defined.isProgram ? renderPlaceholder(source) : source.children()
  if (isHtmlName(name, evaluator.knownComponents)) {
    const { attributes, children } = source
    const elements = createHtmlElement({ tagName: name, attributes, children }, place, evaluator)
    return elements.map((element) => (position ? { ...element, position } : element))
  }
  evaluator.report(unknownComponent(name, [...evaluator.knownComponents, ...listNames(scope)]), place)
  return source.children()
}

function renderDefined(
  defined: Closure | SnippetValue,
  attributes: readonly JsxAttribute[],
  source: JsxSource,
  place: Place,
  evaluator: Evaluator,
): ElementContent[] {
  const children = source.children()
  const props = toProps(attributes, children)
  return evaluator.attempt(
    () => {
      if (defined instanceof Closure) return toContent(evaluator.call(defined, [props], place), place, evaluator.budget)
      const content = evaluator.evaluateSnippet(defined.module, props, place)
      return source.isInline ? unwrapParagraph(content) : content
    },
    () => (defined instanceof Closure ? renderPlaceholder({ ...source, children: () => children }) : children),
    place,
  )
}

/** `<Snippet file="a.mdx" />` is an import of a file below `_snippets/` and its use in one. */
function renderSnippetTag(source: JsxSource, place: Place, evaluator: Evaluator): ElementContent[] {
  const attributes = source.attributes()
  const file = attributes.findLast((attribute) => attribute.name === 'file')?.value
  if (typeof file !== 'string' || file === '') {
    evaluator.report(
      badExpression('<Snippet> needs the attribute file="…", the path of a file in "_snippets/".'),
      place,
    )
    return source.children()
  }
  const paths = resolveSnippet(file)
  const module = evaluator.findModule(paths)
  if (!module) {
    evaluator.report(missingSnippet(file, paths, evaluator.listFiles()), place)
    return source.children()
  }
  const others = attributes.filter((attribute) => attribute.name !== 'file')
  return renderDefined(new SnippetValue(module), others, source, place, evaluator)
}

function createComponentNode(source: JsxSource, position: Position | undefined, evaluator: Evaluator): ComponentNode {
  const safe = source.attributes().filter(({ name, value, place }) => {
    const reason = findUnsafeReason(source.name, name, value)
    if (reason !== undefined) evaluator.report(unsafeAttribute(name, reason), place)
    return reason === undefined
  })
  return {
    type: 'component',
    name: source.name,
    props: toComponentProps(safe, evaluator),
    children: source.children(),
    ...(position ? { position } : {}),
  }
}

/** Texts and other plain values go to a component as they are; lists, objects and hast are copied, at their price. */
function toComponentProps(attributes: readonly JsxAttribute[], evaluator: Evaluator): Record<string, unknown> {
  const props: Record<string, unknown> = Object.create(null)
  for (const { name, value, place } of attributes) {
    const copy = isPrimitive(value)
      ? { [name]: value }
      : evaluator.attempt<Record<string, unknown>>(
          () => copyProps({ [name]: value }, evaluator.budget),
          () => ({}),
          place,
        )
    Object.assign(props, copy)
  }
  return props
}

function toProps(attributes: readonly JsxAttribute[], children: ElementContent[]): ObjectValue {
  const entries = attributes.map(({ name, value }): [string, Value] => [name, value])
  return createObject(children.length > 0 ? [...entries, ['children', { type: 'root', children }]] : entries)
}

/** A snippet of one paragraph, used within a paragraph, is text of it. */
function unwrapParagraph(content: ElementContent[]): ElementContent[] {
  const [only, ...others] = content.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  return only?.type === 'element' && only.tagName === 'p' && others.length === 0 ? only.children : content
}

/** SVG's names with capitals inside. */
const SVG_NAME = /^(?:altGlyph|animate|clipPath|fe[A-Z]|foreignObject|glyphRef|linearGradient|radialGradient|textPath)/

/** Whether a name is meant as an element: not `<crmCatalog>` (an import), not `<tip>` (the component, misspelled). */
function isHtmlName(name: string, knownComponents: ReadonlySet<string>): boolean {
  if (isElementName(name)) return true
  if (!/^[a-z][\w:-]*$/i.test(name) || /^[A-Z]/.test(name)) return false
  if (/[A-Z]/.test(name)) return SVG_NAME.test(name)
  return !knownComponents.has(name.slice(0, 1).toUpperCase() + name.slice(1))
}
