import { toRange } from '@spearmint/config/diagnostics'
import type { ArrowFunctionExpression, Expression, FunctionExpression, JSXElement, Program } from 'estree-jsx'
import { EvaluationError, toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import type { MdxElement } from '../mdx-nodes.ts'
import { unexpectedValue } from '../problems.ts'
import type { Scope } from '../scope.ts'
import type { SourceLocation } from '../source-position.ts'
import { BuiltIn, Closure, isForbiddenKey, isObjectValue, type Value } from '../values/value.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { toJsxName } from './jsx-name.ts'

type Attributes = readonly JsxAttribute[]

const HANDLER = /^on[A-Z]/

/** Stands for a handler that can't be evaluated. */
const IGNORED_HANDLER = new BuiltIn('handler', () => undefined, { arity: 0 })

/**
 * Evaluates the attributes of a JSX element in Markdown. An attribute that can't be evaluated is reported and left out.
 * The parser has already decoded character references.
 */
export function evaluateMdxAttributes(node: MdxElement, scope: Scope, evaluator: Evaluator): Attributes {
  return node.attributes.flatMap((attribute): Attributes => {
    const location = { file: scope.file, range: toRange(attribute.position ?? node.position) }
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return evaluateSpread(findSpread(attribute.data?.estree), scope, location, evaluator)
    }
    const { name, value } = attribute
    if (value === null || value === undefined) return toAttributes(name, true, location)
    if (typeof value === 'string') return toAttributes(name, value, location)
    return evaluateAttribute(name, findExpression(value.data?.estree), scope, location, evaluator)
  })
}

/** Evaluates the attributes of a JSX element in an expression. */
export function evaluateEstreeAttributes(node: JSXElement, scope: Scope, evaluator: Evaluator): Attributes {
  return node.openingElement.attributes.flatMap((attribute): Attributes => {
    const location = toLocation(attribute, scope)
    if (attribute.type === 'JSXSpreadAttribute') {
      return markComponentCode(evaluateSpread(attribute.argument, scope, location, evaluator))
    }
    const name = toJsxName(attribute.name)
    const { value } = attribute
    if (value === null) return toAttributes(name, true, location)
    const expression = value.type === 'JSXExpressionContainer' ? value.expression : value
    if (expression.type === 'JSXEmptyExpression') return []
    if (HANDLER.test(name)) return markComponentCode(evaluateHandler(name, expression, scope, location, evaluator))
    return evaluateAttribute(name, expression, scope, location, evaluator)
  })
}

function markComponentCode(attributes: Attributes): Attributes {
  return attributes.map((attribute) => ({ ...attribute, isComponentCode: true }))
}

/** Evaluates an event handler in a component, which may use anything, because nothing calls it. */
function evaluateHandler(
  name: string,
  expression: Expression,
  scope: Scope,
  location: SourceLocation,
  evaluator: Evaluator,
): Attributes {
  try {
    const value = evaluator.evaluate(expression, scope)
    return toAttributes(name, typeof value === 'string' ? evaluator.budget.spendText(value) : value, location)
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    return toAttributes(name, IGNORED_HANDLER, location)
  }
}

/** Finds the expression of a program. There is none in `{}` or a comment. */
export function findExpression(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** Finds what is spread in `{...props}`, which the parser returns as an object with a single spread. */
function findSpread(program: Program | null | undefined): Expression | undefined {
  const object = findExpression(program)
  const property = object?.type === 'ObjectExpression' ? object.properties[0] : undefined
  return property?.type === 'SpreadElement' ? property.argument : undefined
}

function evaluateAttribute(
  name: string,
  expression: Expression | undefined,
  scope: Scope,
  location: SourceLocation,
  evaluator: Evaluator,
): Attributes {
  if (!expression) return []
  return evaluator.attempt<Attributes>(
    () => {
      const value = isHandler(name, expression) ? new Closure(expression, scope) : evaluator.evaluate(expression, scope)
      // A long text may be used many times.
      return toAttributes(name, typeof value === 'string' ? evaluator.budget.spendText(value) : value, location)
    },
    () => [],
    location,
    scope.isComponentCode,
  )
}

/** Whether this is an event handler. Elements report the attribute, so problems in the function don't matter. */
function isHandler(name: string, expression: Expression): expression is ArrowFunctionExpression | FunctionExpression {
  return HANDLER.test(name) && /^(?:Arrow)?FunctionExpression$/.test(expression.type)
}

function evaluateSpread(
  expression: Expression | undefined,
  scope: Scope,
  location: SourceLocation,
  evaluator: Evaluator,
): Attributes {
  if (!expression) return []
  return evaluator.attempt<Attributes>(
    () => {
      const value = evaluator.evaluate(expression, scope)
      if (isObjectValue(value)) {
        return Object.entries(value).flatMap(([name, inner]) => toAttributes(name, inner, location))
      }
      if (value) evaluator.report(unexpectedValue('an object after "..."', value), location)
      return []
    },
    () => [],
    location,
    scope.isComponentCode,
  )
}

/** Half a surrogate pair, as in `"😀".slice(0, 1)`, can't be part of a URL. */
function toAttributes(name: string, value: Value, location: SourceLocation): Attributes {
  if (isForbiddenKey(name)) return []
  return [{ name, value: typeof value === 'string' ? value.toWellFormed() : value, location }]
}
