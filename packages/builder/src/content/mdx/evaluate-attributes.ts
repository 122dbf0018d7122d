import type { ArrowFunctionExpression, Expression, FunctionExpression, JSXElement, Program } from 'estree-jsx'
import { toPlace } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { toJsxName } from './jsx-name.ts'
import type { MdxElement } from './mdx-nodes.ts'
import { badExpression } from './problems.ts'
import type { Scope } from './scope.ts'
import { type Place, toRange } from './source-position.ts'
import { Closure, describeKind, isForbiddenKey, isObjectValue, type Value } from './value.ts'

type Attributes = readonly JsxAttribute[]

/**
 * Evaluates the attributes of a JSX element in Markdown. One that can't be evaluated is reported and left out.
 * The parser has decoded HTML entities in texts.
 */
export function evaluateMdxAttributes(node: MdxElement, scope: Scope, evaluator: Evaluator): Attributes {
  return node.attributes.flatMap((attribute): Attributes => {
    const place = { file: scope.file, range: toRange(attribute.position ?? node.position) }
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return evaluateSpread(findSpread(attribute.data?.estree), scope, place, evaluator)
    }
    const { name, value } = attribute
    if (value === null || value === undefined) return toAttributes(name, true, place)
    if (typeof value === 'string') return toAttributes(name, value, place)
    return evaluateAttribute(name, findExpression(value.data?.estree), scope, place, evaluator)
  })
}

/** The same for a JSX element within an expression. */
export function evaluateEstreeAttributes(node: JSXElement, scope: Scope, evaluator: Evaluator): Attributes {
  return node.openingElement.attributes.flatMap((attribute): Attributes => {
    const place = toPlace(attribute, scope)
    if (attribute.type === 'JSXSpreadAttribute') return evaluateSpread(attribute.argument, scope, place, evaluator)
    const name = toJsxName(attribute.name)
    const { value } = attribute
    if (value === null) return toAttributes(name, true, place)
    const expression = value.type === 'JSXExpressionContainer' ? value.expression : value
    if (expression.type === 'JSXEmptyExpression') return []
    return evaluateAttribute(name, expression, scope, place, evaluator)
  })
}

/** The only expression of a program; undefined when it holds none, as in `{}` or a comment. */
export function findExpression(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** What is spread in `{...props}`, which the parser gives as an object that holds nothing but the spread. */
function findSpread(program: Program | null | undefined): Expression | undefined {
  const object = findExpression(program)
  const property = object?.type === 'ObjectExpression' ? object.properties[0] : undefined
  return property?.type === 'SpreadElement' ? property.argument : undefined
}

function evaluateAttribute(
  name: string,
  expression: Expression | undefined,
  scope: Scope,
  place: Place,
  evaluator: Evaluator,
): Attributes {
  if (!expression) return []
  return evaluator.attempt<Attributes>(
    () => {
      const value = isHandler(name, expression) ? new Closure(expression, scope) : evaluator.evaluate(expression, scope)
      // A long text may be used many times.
      return toAttributes(name, typeof value === 'string' ? evaluator.budget.spendText(value) : value, place)
    },
    () => [],
    place,
  )
}

/** A function for an event: an element reports the attribute itself, whatever the function does. */
function isHandler(name: string, expression: Expression): expression is ArrowFunctionExpression | FunctionExpression {
  return /^on[A-Z]/.test(name) && /^(?:Arrow)?FunctionExpression$/.test(expression.type)
}

function evaluateSpread(
  expression: Expression | undefined,
  scope: Scope,
  place: Place,
  evaluator: Evaluator,
): Attributes {
  if (!expression) return []
  return evaluator.attempt<Attributes>(
    () => {
      const value = evaluator.evaluate(expression, scope)
      if (isObjectValue(value)) {
        return Object.entries(value).flatMap(([name, inner]) => toAttributes(name, inner, place))
      }
      if (value)
        evaluator.report(badExpression(`Only an object can be spread here, not ${describeKind(value)}.`), place)
      return []
    },
    () => [],
    place,
  )
}

function toAttributes(name: string, value: Value, place: Place): Attributes {
  return isForbiddenKey(name) ? [] : [{ name, value, place }]
}
