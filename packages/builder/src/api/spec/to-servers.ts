import { isObject, trimEndSlashes } from '../../core/index.ts'
import type { ApiServer, ServerVariable } from '../model/server.ts'
import { toList, toObject, toText } from './json.ts'

/**
 * Converts `servers` (OpenAPI 3.1, section 4.8.5). A relative URL is resolved against the URL of the document. It stays
 * relative in a document of the site's folder, because the host of the API is unknown.
 */
export function toServers(servers: unknown, file: string): ApiServer[] {
  return toList(servers)
    .filter(isObject)
    .flatMap((server): ApiServer[] => {
      const url = toText(server.url)
      if (url === undefined) return []
      const description = toText(server.description)
      const variables = Object.entries(toObject(server.variables)).map(([name, variable]) => toVariable(name, variable))
      return [{ url: toServerUrl(url, file), ...(description !== undefined && { description }), variables }]
    })
}

function toServerUrl(url: string, file: string): string {
  const whole = /^https?:/i.test(file) && URL.canParse(file) && url.startsWith('/') ? new URL(file).origin + url : url
  return whole.length > 1 ? trimEndSlashes(whole) : whole
}

function toVariable(name: string, written: unknown): ServerVariable {
  const variable = toObject(written)
  const values = toList(variable.enum).flatMap(toValue)
  const description = toText(variable.description)
  return {
    name,
    default: toValue(variable.default)[0] ?? values[0] ?? '',
    ...(values.length > 0 && { values }),
    ...(description !== undefined && { description }),
  }
}

/** In YAML, a version without quotes is a number. */
function toValue(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}
