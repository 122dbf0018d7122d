import type { ElementContent } from 'hast'
import type { ComponentNode } from '../../content/index.ts'
import { isObject } from '../../core/index.ts'
import { type MediaKind, toJsonLines, toMediaKind } from '../model/media-type.ts'
import type { ApiResponse, ApiResponseContent } from '../model/operation.ts'
import { toCodeBlock, toComponent } from './content-nodes.ts'

/** Kinds without generated examples. */
const FILES: ReadonlySet<MediaKind> = new Set(['image', 'audio', 'video', 'binary'])

/** Renders examples of responses for the right column, one tab per status and example. */
export function renderResponseExamples(responses: readonly ApiResponse[]): ElementContent[] {
  const blocks = responses.flatMap(({ status, contents }) => renderContents(status, contents))
  return blocks.length === 0 ? [] : [toComponent('ResponseExample', {}, blocks)]
}

/** Of several media types, only the first is shown. It is usually the most important one. */
function renderContents(status: string, [content]: readonly ApiResponseContent[]): ComponentNode[] {
  if (content === undefined) return []
  const named = content.examples.map(({ name, summary, value }, index) => ({
    title: content.examples.length === 1 ? status : `${status} ${summary ?? name ?? index + 1}`,
    value,
  }))
  const generated = isText(content.mediaType) ? content.createExample() : undefined
  const examples = named.length > 0 || generated === undefined ? named : [{ title: status, value: generated }]
  return examples.map(({ title, value }) => toCodeBlock(...toExampleCode(value, content.mediaType), title))
}

/** SVG images are text. */
function isText(mediaType: string): boolean {
  return !FILES.has(toMediaKind(mediaType)) || /^image\/svg\b/i.test(mediaType)
}

/** Converts an example to code and its language. */
function toExampleCode(value: unknown, mediaType: string): [code: string, language: string] {
  const kind = toMediaKind(mediaType)
  if (isObject(value) && kind === 'events') return [toEvent(value), 'text']
  if (typeof value !== 'string' && kind === 'lines') return [toJsonLines(value).join('\n'), 'json']
  if (typeof value !== 'string') return [JSON.stringify(value, null, 2) ?? '', 'json']
  if (kind === 'json') return [JSON.stringify(value), 'json']
  const language = /[/+]xml\b/i.test(mediaType) ? 'xml' : /\bhtml\b/i.test(mediaType) ? 'html' : 'text'
  return [value, language]
}

/** Serializes a server-sent event (HTML, section 9.2.6). */
function toEvent(value: object): string {
  return Object.entries(value)
    .map(([field, held]) => `${field}: ${typeof held === 'string' ? held : JSON.stringify(held)}`)
    .join('\n')
}
