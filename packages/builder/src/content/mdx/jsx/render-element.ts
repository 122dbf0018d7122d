import { toRange } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import type { Position } from 'unist'
import type { ComponentNode } from '../../components/component-node.ts'
import { isElementName } from '../../markdown/element-names.ts'
import { copyProps } from '../copy-content.ts'
import { EvaluationError } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { resolveSnippet } from '../modules/resolve-import.ts'
import { badExpression, inComponent, missingSnippet, unknownComponent } from '../problems.ts'
import { listNames, type Scope } from '../scope.ts'
import { type SourceLocation, withSourceFile } from '../source-position.ts'
import { toChildren } from '../values/jsx-items.ts'
import {
  BuiltIn,
  Closure,
  createObject,
  isPrimitive,
  MissingValue,
  type ObjectValue,
  SnippetValue,
  type Value,
} from '../values/value.ts'
import { createHtmlContent } from './create-html-content.ts'
import { createHtmlElement } from './create-html-element.ts'
import { findComponent } from './find-component.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { renderPlaceholder } from './render-placeholder.ts'
import { selectSafe } from './select-safe.ts'
import { toContent } from './to-content.ts'
import { unwrapParagraph } from './unwrap-paragraph.ts'

/** A JSX element in Markdown or in an expression. Its attributes and children are evaluated only if they are needed. */
export interface JsxSource {
  /** As written. */
  name: string
  attributes: () => readonly JsxAttribute[]
  children: () => ElementContent[]
  /** Whether it is part of a line of text. */
  isInline: boolean
  position: Position | undefined
}

/**
 * Renders a JSX element: one that the file defines or imports, `<Snippet file>`, a built-in component (which becomes a
 * `ComponentNode`), or an HTML element. An unknown element is reported, and its children are rendered without it.
 */
export function renderElement(source: JsxSource, scope: Scope, evaluator: Evaluator): ElementContent[] {
  const location = { file: scope.file, range: toRange(source.position) }
  const defined = findComponent(source.name, scope, evaluator, location)
  // A variable can name an element: `const Tag = href ? 'a' : 'div'`.
  if (typeof defined === 'string') return renderNamed({ ...source, name: defined }, undefined, scope, evaluator)
  if (defined instanceof BuiltIn) return source.children()
  if (defined instanceof Closure || defined instanceof SnippetValue) {
    return renderDefined(defined, source.attributes(), source, location, evaluator)
  }
  return renderNamed(source, defined, scope, evaluator)
}

/** Renders an element that the file doesn't define, by its name. */
function renderNamed(
  source: JsxSource,
  defined: MissingValue | undefined,
  scope: Scope,
  evaluator: Evaluator,
): ElementContent[] {
  const { name } = source
  const location = { file: scope.file, range: toRange(source.position) }
  const position = withSourceFile(source.position, scope.file, evaluator.file)
  if (name === 'Snippet') return renderSnippetTag(source, location, evaluator)
  if (evaluator.knownComponents.has(name)) return [createComponentNode(source, position, evaluator)]
  if (defined instanceof MissingValue) return defined.isCode ? renderPlaceholder(source) : source.children()
  if (isHtmlName(name, evaluator.knownComponents)) {
    let evaluated: readonly JsxAttribute[] | undefined
    const attributes = () => {
      evaluated ??= source.attributes()
      return evaluated
    }
    const children = () => createHtmlContent({ attributes, children: source.children }, evaluator)
    const elements = createHtmlElement({ tagName: name, attributes, children }, location, evaluator)
    return elements.map((element) => (position ? { ...element, position } : element))
  }
  evaluator.report(unknownComponent(name, [...evaluator.knownComponents, ...listNames(scope)], scope.file), location)
  return source.children()
}

function renderDefined(
  defined: Closure | SnippetValue,
  attributes: readonly JsxAttribute[],
  source: JsxSource,
  location: SourceLocation,
  evaluator: Evaluator,
): ElementContent[] {
  const children = source.children()
  const props = toProps(attributes, children)
  return evaluator.attempt(
    () => {
      if (defined instanceof Closure) {
        const content = callComponent(defined, props, source.name, location, evaluator)
        return source.isInline && children.length === 0 ? markComputed(content) : content
      }
      const content = evaluator.evaluateSnippet(defined.module, props, location)
      // In a paragraph, a snippet of one paragraph is part of it.
      return source.isInline ? unwrapParagraph(content) : content
    },
    () => (defined instanceof Closure ? renderPlaceholder({ ...source, children: () => children }) : children),
    location,
  )
}

function callComponent(
  component: Closure,
  props: ObjectValue,
  name: string,
  location: SourceLocation,
  evaluator: Evaluator,
): ElementContent[] {
  try {
    // A component can't change what others have created and pass to it.
    const result = evaluator.ownership.isolate(() => evaluator.call(component, [props], location))
    return toContent(result, location, evaluator.budget)
  } catch (error) {
    if (!(error instanceof EvaluationError) || !error.problem) throw error
    throw new EvaluationError(inComponent(error.problem, name, evaluator.file), error.location)
  }
}

/** `<Snippet file="a.mdx" />` imports a file in `_snippets/` and renders it. */
function renderSnippetTag(source: JsxSource, location: SourceLocation, evaluator: Evaluator): ElementContent[] {
  const attributes = source.attributes()
  const file = attributes.findLast((attribute) => attribute.name === 'file')?.value
  if (typeof file !== 'string' || file === '') {
    evaluator.report(
      badExpression('<Snippet> requires the attribute file="…", the path of a file in "_snippets/".'),
      location,
    )
    return source.children()
  }
  const paths = resolveSnippet(file)
  const module = evaluator.findModule(paths)
  if (!module) {
    evaluator.report(missingSnippet(file, paths, evaluator.listFiles()), location)
    return source.children()
  }
  const others = attributes.filter((attribute) => attribute.name !== 'file')
  return renderDefined(new SnippetValue(module), others, source, location, evaluator)
}

function createComponentNode(source: JsxSource, position: Position | undefined, evaluator: Evaluator): ComponentNode {
  const safe = selectSafe(source.name, source.attributes(), evaluator.report)
  return {
    type: 'component',
    name: source.name,
    props: toComponentProps(safe, evaluator),
    children: source.children(),
    ...(position ? { position } : {}),
  }
}

/** Passes primitive values to a component as they are. Lists, objects and hast are copied, which the budget pays for. */
function toComponentProps(attributes: readonly JsxAttribute[], evaluator: Evaluator): Record<string, unknown> {
  const props: Record<string, unknown> = Object.create(null)
  for (const { name, value, location } of attributes) {
    const copy = isPrimitive(value)
      ? { [name]: value }
      : evaluator.attempt<Record<string, unknown>>(
          () => copyProps({ [name]: value }, evaluator.budget),
          () => ({}),
          location,
        )
    Object.assign(props, copy)
  }
  return props
}

/** Marks what a component in a line of text renders on its own, so that it doesn't become part of the ID of a heading. */
function markComputed(content: readonly ElementContent[]): ElementContent[] {
  return content.map((node) => ({ ...node, data: { ...node.data, isComputed: true } }) as ElementContent)
}

function toProps(attributes: readonly JsxAttribute[], children: ElementContent[]): ObjectValue {
  const entries = attributes.map(({ name, value }): [string, Value] => [name, value])
  return createObject(children.length > 0 ? [...entries, ['children', toChildren(children)]] : entries)
}

/** SVG element names with capital letters. */
const SVG_NAME = /^(?:altGlyph|animate|clipPath|fe[A-Z]|foreignObject|glyphRef|linearGradient|radialGradient|textPath)/

/** Whether a name is that of an element, unlike `<crmCatalog>` (an import) and `<tip>` (a misspelled component). */
function isHtmlName(name: string, knownComponents: ReadonlySet<string>): boolean {
  if (isElementName(name)) return true
  if (!/^[a-z][\w:-]*$/i.test(name) || /^[A-Z]/.test(name)) return false
  if (/[A-Z]/.test(name)) return SVG_NAME.test(name)
  return !knownComponents.has(name.slice(0, 1).toUpperCase() + name.slice(1))
}
