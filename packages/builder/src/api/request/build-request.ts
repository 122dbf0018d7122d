import { isObject, trimEndSlashes } from '../../core/browser.ts'
import { toJsonLines, toMediaKind } from '../model/media-type.ts'
import { applySecurity } from './apply-security.ts'
import { FileValue } from './file-value.ts'
import type { PlaygroundContent, PlaygroundModel, PlaygroundParameter } from './playground-model.ts'
import { type RequestValues, toParameterKey } from './request-values.ts'
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts'
import { encodeComponent, type Pair, toHeaderValue, toPairs, toSegment, toText } from './serialize-parameter.ts'

/**
 * Builds the request from the values, exactly as it is sent. Path parameters without a value keep their braces to show
 * what is missing.
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
      // The sender sets the type of a multipart body, because it chooses the boundary.
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

/** The URL of the selected server. Variables without a value keep their braces. Empty when there is no server. */
function toServerUrl({ servers }: PlaygroundModel, { server, variables }: RequestValues): string {
  const chosen = servers[server]
  if (chosen === undefined) return ''
  const initial = new Map(chosen.variables.map((variable) => [variable.name, variable.default]))
  // A value may contain braces, which are not variables. Filled in repeatedly, values could double many times.
  const filled = chosen.url.replace(/\{([^{}]*)\}/g, (braces, name: string) =>
    initial.has(name) ? (variables[name] ?? initial.get(name)) || braces : braces,
  )
  return trimEndSlashes(filled)
}

function joinUrl(server: string, path: string, query: readonly Pair[]): string {
  const text = query.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')
  const separator = path.includes('?') ? '&' : '?'
  return `${server}${server === '' || path.startsWith('/') ? path : `/${path}`}${text === '' ? '' : separator + text}`
}

function toBody({ mediaType }: PlaygroundContent, value: unknown): SampleBody {
  const kind = toMediaKind(mediaType)
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

/** A list becomes several parts of one name. An object becomes JSON (OpenAPI 3.1, section 4.8.14.4). */
function toParts([name, value]: [string, unknown]): SamplePart[] {
  if (Array.isArray(value)) return value.flatMap((item) => toParts([name, item]))
  if (value instanceof FileValue) return [{ name, file: value.name, ...(value.content && { content: value.content }) }]
  if (typeof value === 'object' && value !== null)
    return [{ name, value: toText(value), mediaType: 'application/json' }]
  return [{ name, value: toText(value) }]
}

/** An object in a form becomes JSON. */
function toFields([name, value]: [string, unknown]): Pair[] {
  const held = withoutFiles(value)
  return toPairs({ name, style: 'form', explode: true }, isObject(held) ? JSON.stringify(held) : held)
}

function toEntries(value: unknown): [string, unknown][] {
  return isObject(value) && !(value instanceof FileValue)
    ? Object.entries(value).filter(([, held]) => held !== undefined && held !== '')
    : []
}

/** Replaces files with their names, for bodies that cannot contain bytes. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof FileValue) return value.name
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, withoutFiles(held)]))
}
