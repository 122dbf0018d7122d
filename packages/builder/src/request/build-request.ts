import type { PlaygroundContent, PlaygroundModel, PlaygroundParameter } from '../model/api/playground.ts'
import type { SampleBody, SamplePart, SampleRequest } from '../model/api/sample-request.ts'
import { encodeComponent } from '../model/encode-component.ts'
import { applySecurity } from './apply-security.ts'
import { isFileValue, type RequestValues, toParameterKey } from './request-values.ts'
import { type Pair, toHeaderValue, toPairs, toSegment, toText } from './serialize-parameter.ts'

/**
 * Builds the request that values ask for, letter by letter as it is sent. Parameters of the path that have no value keep
 * their braces, so that a reader sees what is missing.
 */
export function buildRequest(model: PlaygroundModel, values: RequestValues): SampleRequest {
  const given = (place: PlaygroundParameter['place']) =>
    model.parameters.flatMap((parameter) => {
      const value = values.parameters[toParameterKey(parameter)]
      return parameter.place === place && value !== undefined && value !== '' ? [{ parameter, value }] : []
    })
  const content = values.body === undefined ? undefined : model.body?.contents[values.content]
  const body = content === undefined ? undefined : toBody(content, values.body)
  const authorization = applySecurity(model.security[values.security], values.credentials)
  const query = [...given('query').flatMap(({ parameter, value }) => toPairs(parameter, value)), ...authorization.query]
  const cookies = [
    ...given('cookie').flatMap(({ parameter, value }) => toPairs(parameter, value)),
    ...authorization.cookies,
  ]
  const path = given('path').reduce(
    (text, { parameter, value }) => text.replaceAll(`{${parameter.name}}`, () => toSegment(parameter, value)),
    model.path,
  )
  return {
    method: model.method,
    url: joinUrl(toServerUrl(model, values), path, query),
    headers: [
      // A form with files is told by whoever sends it: only they know the boundary.
      ...(content === undefined || body?.kind === 'multipart' ? [] : [['Content-Type', content.mediaType] as const]),
      ...authorization.headers,
      ...given('header').map(({ parameter, value }): Pair => [parameter.name, toHeaderValue(parameter, value)]),
      ...(cookies.length === 0
        ? []
        : [['Cookie', cookies.map(([name, value]) => `${name}=${encodeComponent(value)}`).join('; ')] as const]),
    ],
    ...(body && { body }),
  }
}

/** The address of the chosen server, its variables filled in as far as they have a value. Empty when there is no server. */
function toServerUrl({ servers }: PlaygroundModel, { server, variables }: RequestValues): string {
  const chosen = servers[server]
  if (chosen === undefined) return ''
  const filled = chosen.variables.reduce(
    (url, { name, default: initial }) =>
      url.replaceAll(`{${name}}`, (braces) => (variables[name] ?? initial) || braces),
    chosen.url,
  )
  return filled.replace(/\/+$/, '')
}

function joinUrl(server: string, path: string, query: readonly Pair[]): string {
  const text = query.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')
  const separator = path.includes('?') ? '&' : '?'
  return `${server}${server === '' || path.startsWith('/') ? path : `/${path}`}${text === '' ? '' : separator + text}`
}

function toBody({ mediaType }: PlaygroundContent, value: unknown): SampleBody {
  const type = mediaType.toLowerCase()
  if (isFileValue(value)) return { kind: 'file', name: value.file }
  if (/^multipart\//.test(type)) return { kind: 'multipart', parts: toEntries(value).flatMap(toParts) }
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const style = { style: 'form', explode: true }
    return {
      kind: 'form',
      fields: toEntries(value).flatMap(([name, held]) => toPairs({ name, ...style }, toFlat(held))),
    }
  }
  if (/[/+]json\b/.test(type) && !/ndjson|jsonl|json-seq/.test(type)) return { kind: 'json', value }
  return { kind: 'text', text: toText(value) }
}

/** Lists become several parts of one name; objects are JSON (OpenAPI 3.1, section 4.8.14.4). */
function toParts([name, value]: [string, unknown]): SamplePart[] {
  if (Array.isArray(value)) return value.flatMap((item) => toParts([name, item]))
  if (isFileValue(value)) return [{ name, file: value.file }]
  if (typeof value === 'object' && value !== null)
    return [{ name, value: toText(value), mediaType: 'application/json' }]
  return [{ name, value: toText(value) }]
}

/** A member of a form that is an object is JSON. */
function toFlat(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value
}

function toEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([, held]) => held !== undefined && held !== '')
    : []
}
