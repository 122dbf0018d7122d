import { isObject } from '../../core/index.ts'
import type { ApiServer, ServerVariable } from '../model/server.ts'
import { toList, toObject, toText } from './json.ts'

/**
 * Reads `servers` (OpenAPI 3.1, section 4.8.5). A relative address is taken from where the document was fetched; of a
 * document in the site's folder it stays relative, because nobody knows where the API stands.
 */
export function readServers(servers: unknown, file: string): ApiServer[] {
  return toList(servers)
    .filter(isObject)
    .flatMap((server): ApiServer[] => {
      const url = toText(server.url)
      if (url === undefined) return []
      const description = toText(server.description)
      const variables = Object.entries(toObject(server.variables)).map(([name, variable]) =>
        readVariable(name, variable),
      )
      return [{ url: toServerUrl(url, file), ...(description !== undefined && { description }), variables }]
    })
}

function toServerUrl(url: string, file: string): string {
  const whole = /^https?:/i.test(file) && URL.canParse(file) && url.startsWith('/') ? new URL(file).origin + url : url
  return whole.length > 1 ? whole.replace(/\/+$/, '') : whole
}

function readVariable(name: string, written: unknown): ServerVariable {
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

/** YAML reads a version without quotes as a number. */
function toValue(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}
