import type { Pattern } from 'estree-jsx'

/** The names that `const { a, b: [c] } = …` declares. */
export function listPatternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return listPatternNames(pattern.left)
    case 'RestElement':
      return listPatternNames(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? listPatternNames(element) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listPatternNames(property.type === 'RestElement' ? property : property.value),
      )
    default:
      return []
  }
}
