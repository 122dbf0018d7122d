import type { SecurityAlternative, SecurityScheme } from '../model/api/security.ts'
import { isObject } from '../model/is-object.ts'
import { toList, toObject, toText } from './json.ts'
import type { Located, Scope } from './scope.ts'

/** Reads `security` (OpenAPI 3.1, section 4.8.30). A requirement that names a scheme nobody describes is left out. */
export function readSecurity(requirements: unknown, root: Located, scope: Scope): SecurityAlternative[] {
  const schemes = toObject(toObject(root.value.components).securitySchemes)
  return toList(requirements)
    .filter(isObject)
    .map((requirement) => ({
      schemes: Object.entries(requirement).flatMap(([name, scopes]) => {
        const written = Object.hasOwn(schemes, name) ? schemes[name] : undefined
        return written === undefined ? [] : readScheme(name, written, toList(scopes), root, scope)
      }),
    }))
}

function readScheme(
  name: string,
  written: unknown,
  scopes: readonly unknown[],
  root: Located,
  scope: Scope,
): SecurityScheme[] {
  const { value } = scope.resolve(written, root, `components/securitySchemes/${name}`)
  const description = toText(value.description)
  const initial = toText(value['x-default'])
  const facts = {
    name,
    ...(description !== undefined && { description }),
    ...(initial !== undefined && { default: initial }),
  }
  switch (value.type) {
    case 'http':
      return [{ ...facts, ...readHttpScheme(value.scheme, value.bearerFormat) }]
    case 'apiKey': {
      const place = value.in === 'query' || value.in === 'cookie' ? value.in : 'header'
      return [{ ...facts, type: 'key', place, parameter: toText(value.name) ?? name }]
    }
    case 'oauth2': {
      const flows = Object.keys(toObject(value.flows))
      return [{ ...facts, type: 'oauth2', flows, scopes: scopes.filter((item) => typeof item === 'string') }]
    }
    case 'openIdConnect':
      return [{ ...facts, type: 'openIdConnect', url: toText(value.openIdConnectUrl) ?? '' }]
    case 'mutualTLS':
      return [{ ...facts, type: 'mutualTLS' }]
    default:
      return []
  }
}

/** Names of schemes are read without regard to case (RFC 9110, section 11.1). */
function readHttpScheme(scheme: unknown, format: unknown) {
  const written = toText(scheme) ?? 'bearer'
  const bearerFormat = toText(format)
  switch (written.toLowerCase()) {
    case 'bearer':
      return { type: 'bearer' as const, ...(bearerFormat !== undefined && { format: bearerFormat }) }
    case 'basic':
      return { type: 'basic' as const }
    default:
      return { type: 'http' as const, scheme: written }
  }
}
