import { isObject } from '../../core/browser.ts'
import { findMediaKind } from '../model/find-media-kind.ts'
import type { PlaygroundContent, PlaygroundModel, PlaygroundParameter } from '../model/playground.ts'
import type { SampleBody, SamplePart, SampleRequest } from '../model/sample-request.ts'
import { toJsonLines } from '../model/to-json-lines.ts'
import { applySecurity } from './apply-security.ts'
import { encodeComponent } from './encode-component.ts'
import { FileValue } from './file-value.ts'
import { type RequestValues, toParameterKey } from './request-values.ts'
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
  const kind = findMediaKind(mediaType)
  if (kind === 'multipart') return { kind: 'multipart', parts: toEntries(value).flatMap(toParts) }
  if (kind === 'form') return { kind: 'form', fields: toEntries(value).flatMap(toFields) }
  if (kind === 'json') return { kind: 'json', value: withoutFiles(value) }
  if (value instanceof FileValue) return toFile(value)
  if (kind === 'lines' && typeof value !== 'string') return { kind: 'text', text: toJsonLines(value).join('\n') }
  return { kind: 'text', text: toText(value) }
}

function toFile({ name, content }: FileValue): SampleBody {
  return { kind: 'file', name, ...(content && { content }) }
}

/** Lists become several parts of one name; objects are JSON (OpenAPI 3.1, section 4.8.14.4). */
function toParts([name, value]: [string, unknown]): SamplePart[] {
  if (Array.isArray(value)) return value.flatMap((item) => toParts([name, item]))
  if (value instanceof FileValue) return [{ name, file: value.name, ...(value.content && { content: value.content }) }]
  if (typeof value === 'object' && value !== null)
    return [{ name, value: toText(value), mediaType: 'application/json' }]
  return [{ name, value: toText(value) }]
}

/** A member of a form that is an object is JSON. */
function toFields([name, value]: [string, unknown]): Pair[] {
  const held = withoutFiles(value)
  return toPairs({ name, style: 'form', explode: true }, isObject(held) ? JSON.stringify(held) : held)
}

function toEntries(value: unknown): [string, unknown][] {
  return isObject(value) && !(value instanceof FileValue)
    ? Object.entries(value).filter(([, held]) => held !== undefined && held !== '')
    : []
}

/** The same value with the names of files in place of them, where bytes cannot stand. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof FileValue) return value.name
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, withoutFiles(held)]))
}
