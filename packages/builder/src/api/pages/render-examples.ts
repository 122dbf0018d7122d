import type { ElementContent } from 'hast'
import type { ComponentNode } from '../../content/index.ts'
import { isObject } from '../../core/index.ts'
import { findMediaKind, type MediaKind } from '../model/find-media-kind.ts'
import type { ApiAnswer, ApiResponse } from '../model/operation.ts'
import { toJsonLines } from '../model/to-json-lines.ts'
import { toCodeBlock, toComponent } from './content-nodes.ts'

/** Kinds of which nothing can be made up. */
const FILES: ReadonlySet<MediaKind> = new Set(['image', 'audio', 'video', 'binary'])

/** Renders what an operation answers, for the right column: a tab for each status and example. Nothing when there is none. */
export function renderResponseExamples(responses: readonly ApiResponse[]): ElementContent[] {
  const blocks = responses.flatMap(({ status, contents }) => renderContents(status, contents))
  return blocks.length === 0 ? [] : [toComponent('ResponseExample', {}, blocks)]
}

/** Of several media types the first is shown: it is the one an author thinks of first. */
function renderContents(status: string, [content]: readonly ApiAnswer[]): ComponentNode[] {
  if (content === undefined) return []
  const named = content.examples.map(({ name, summary, value }, index) => ({
    title: content.examples.length === 1 ? status : `${status} ${summary ?? name ?? index + 1}`,
    value,
  }))
  const made = isText(content.mediaType) ? content.createExample() : undefined
  const examples = named.length > 0 || made === undefined ? named : [{ title: status, value: made }]
  return examples.map(({ title, value }) => toCodeBlock(...toExampleCode(value, content.mediaType), title))
}

/** Drawings in SVG are text. */
function isText(mediaType: string): boolean {
  return !FILES.has(findMediaKind(mediaType)) || /^image\/svg\b/i.test(mediaType)
}

/** An example as code, with its language. */
function toExampleCode(value: unknown, mediaType: string): [code: string, language: string] {
  const kind = findMediaKind(mediaType)
  if (isObject(value) && kind === 'events') return [toEvent(value), 'text']
  if (typeof value !== 'string' && kind === 'lines') return [toJsonLines(value).join('\n'), 'json']
  if (typeof value !== 'string') return [JSON.stringify(value, null, 2) ?? '', 'json']
  if (kind === 'json') return [JSON.stringify(value), 'json']
  const language = /[/+]xml\b/i.test(mediaType) ? 'xml' : /\bhtml\b/i.test(mediaType) ? 'html' : 'text'
  return [value, language]
}

/** Server-sent events, section 9.2.6 of the HTML standard. */
function toEvent(value: object): string {
  return Object.entries(value)
    .map(([field, held]) => `${field}: ${typeof held === 'string' ? held : JSON.stringify(held)}`)
    .join('\n')
}
