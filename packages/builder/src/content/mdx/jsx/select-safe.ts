import type { ContentProblem } from '../../codes/content-codes.ts'
import { firstState, unsafeAttribute } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { findUnsafeReason } from './find-unsafe-reason.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { isDroppedHandler } from './to-properties.ts'

/** Selects the attributes that a component may get as props. What could run code is reported and left out. */
export function selectSafe(
  component: string,
  attributes: readonly JsxAttribute[],
  report: (problem: ContentProblem, location: SourceLocation) => void,
): JsxAttribute[] {
  return attributes.filter((attribute) => {
    const { name, value, location } = attribute
    if (isDroppedHandler(attribute)) {
      report(firstState(`The event handler "${name}"`), location)
      return false
    }
    const reason = findUnsafeReason(component, name, value)
    if (reason !== undefined) report(unsafeAttribute(name, reason), location)
    return reason === undefined
  })
}
