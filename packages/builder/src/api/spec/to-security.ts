import { isObject, type JsonObject } from '../../core/index.ts'
import type { SecurityAlternative, SecurityScheme } from '../model/security.ts'
import { toList, toObject, toText } from './json.ts'
import { MAX_ENTRIES } from './limits.ts'
import { escapePointer, type Located, type Scope } from './scope.ts'

/**
 * Converts `security` (OpenAPI 3.1, section 4.8.30). A scheme without a description is reported and dropped, together
 * with a requirement that has no other schemes: only a requirement that is written empty allows anonymous requests.
 * @param root - The document whose components describe the schemes.
 */
export function toSecurity(requirements: unknown, root: Located, scope: Scope): SecurityAlternative[] {
  return scope
    .limitList(toList(requirements), MAX_ENTRIES.security, 'alternatives of `security`', root)
    .filter(isObject)
    .flatMap((requirement) => {
      const named = scope.limitList(Object.entries(requirement), MAX_ENTRIES.security, 'security schemes', root)
      const schemes = named.flatMap(([name, scopes]) => toScheme(name, findScheme(name, root, scope), toList(scopes)))
      return schemes.length === 0 && named.length > 0 ? [] : [{ schemes }]
    })
}

/** Finds the description of a scheme. A missing one resolves as a reference, so it is reported like a broken one. */
function findScheme(name: string, root: Located, scope: Scope): JsonObject {
  const schemes = toObject(toObject(root.value.components).securitySchemes)
  const place = 'components/securitySchemes'
  const step = `${place}/${escapePointer(name)}`
  if (Object.hasOwn(schemes, name)) return scope.resolve(schemes[name], root, step).value
  return scope.resolve({ $ref: `#/${step}` }, root, place).value
}

function toScheme(name: string, value: JsonObject, scopes: readonly unknown[]): SecurityScheme[] {
  const description = toText(value.description)
  const initial = toText(value['x-default'])
  const facts = {
    name,
    ...(description !== undefined && { description }),
    ...(initial !== undefined && { default: initial }),
  }
  switch (value.type) {
    case 'http':
      return [{ ...facts, ...toHttpScheme(value.scheme) }]
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

/** Names of schemes are case-insensitive (RFC 9110, section 11.1). */
function toHttpScheme(scheme: unknown) {
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
