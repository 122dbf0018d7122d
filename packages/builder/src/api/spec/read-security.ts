import { isObject, type JsonObject } from '../../core/index.ts'
import type { SecurityAlternative, SecurityScheme } from '../model/security.ts'
import { toList, toObject, toText } from './json.ts'
import { escapePointer } from './read-schema.ts'
import type { Located, Scope } from './scope.ts'

/**
 * Reads `security` (OpenAPI 3.1, section 4.8.30). A scheme that nobody describes is left out and told, and a requirement
 * of such schemes alone is none: only an empty one says that nothing is needed.
 * @param root the document whose components describe the schemes
 */
export function readSecurity(requirements: unknown, root: Located, scope: Scope): SecurityAlternative[] {
  return toList(requirements)
    .filter(isObject)
    .flatMap((requirement) => {
      const named = Object.entries(requirement)
      const schemes = named.flatMap(([name, scopes]) => readScheme(name, findScheme(name, root, scope), toList(scopes)))
      return schemes.length === 0 && named.length > 0 ? [] : [{ schemes }]
    })
}

/** What the components say of a scheme; nothing, which is told once for all operations, when they don't know it. */
function findScheme(name: string, root: Located, scope: Scope): JsonObject {
  const schemes = toObject(toObject(root.value.components).securitySchemes)
  const place = 'components/securitySchemes'
  const step = `${place}/${escapePointer(name)}`
  if (Object.hasOwn(schemes, name)) return scope.resolve(schemes[name], root, step).value
  return scope.resolve({ $ref: `#/${step}` }, root, place).value
}

function readScheme(name: string, value: JsonObject, scopes: readonly unknown[]): SecurityScheme[] {
  const description = toText(value.description)
  const initial = toText(value['x-default'])
  const facts = {
    name,
    ...(description !== undefined && { description }),
    ...(initial !== undefined && { default: initial }),
  }
  switch (value.type) {
    case 'http':
      return [{ ...facts, ...readHttpScheme(value.scheme) }]
    case 'apiKey': {
      const place = value.in === 'query' || value.in === 'cookie' ? value.in : 'header'
      return [{ ...facts, type: 'key', place, parameter: toText(value.name) ?? name }]
    }
    case 'oauth2':
      return [{ ...facts, type: 'oauth2', scopes: scopes.filter((item) => typeof item === 'string') }]
    case 'openIdConnect':
      return [{ ...facts, type: 'openIdConnect', url: toText(value.openIdConnectUrl) ?? '' }]
    case 'mutualTLS':
      return [{ ...facts, type: 'mutualTLS' }]
    default:
      return []
  }
}

/** Names of schemes are read without regard to case (RFC 9110, section 11.1). */
function readHttpScheme(scheme: unknown) {
  const written = toText(scheme) ?? 'bearer'
  switch (written.toLowerCase()) {
    case 'bearer':
      return { type: 'bearer' as const }
    case 'basic':
      return { type: 'basic' as const }
    default:
      return { type: 'http' as const, scheme: written }
  }
}
