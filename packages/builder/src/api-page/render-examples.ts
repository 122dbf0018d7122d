import type { ElementContent } from 'hast'
import type { ApiContent, ApiResponse } from '../model/api/operation.ts'
import type { ComponentNode } from '../model/component.ts'
import { toCodeBlock, toComponent } from './content-nodes.ts'

/** Renders what an operation answers, for the right column: a tab for each status and example. Nothing when there is none. */
export function renderResponseExamples(responses: readonly ApiResponse[]): ElementContent[] {
  const blocks = responses.flatMap(({ status, contents }) => renderContents(status, contents))
  return blocks.length === 0 ? [] : [toComponent('ResponseExample', {}, blocks)]
}

/** Of several media types the first is shown: it is the one an author thinks of first. */
function renderContents(status: string, [content]: readonly ApiContent[]): ComponentNode[] {
  if (content === undefined) return []
  const named = content.examples.map(({ name, summary, value }, index) => ({
    title: content.examples.length === 1 ? status : `${status} ${summary ?? name ?? index + 1}`,
    value,
  }))
  const made = isText(content.mediaType) ? content.createExample() : undefined
  const examples = named.length > 0 || made === undefined ? named : [{ title: status, value: made }]
  return examples.map(({ title, value }) => toCodeBlock(...toExampleCode(value, content.mediaType), title))
}

/** Of pictures and other files nothing can be made up. */
function isText(mediaType: string): boolean {
  return !/^(?:image\/(?!svg)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|x-protobuf))/i.test(
    mediaType,
  )
}

/** An example as code, with its language. */
function toExampleCode(value: unknown, mediaType: string): [code: string, language: string] {
  if (isObject(value) && /\/event-stream\b/.test(mediaType)) return [toEvent(value), 'text']
  // Of lines of JSON each stands on one line.
  if (typeof value !== 'string' && /ndjson|jsonl|json-seq/.test(mediaType)) return [JSON.stringify(value), 'json']
  if (typeof value !== 'string') return [JSON.stringify(value, null, 2) ?? '', 'json']
  if (/[/+]json\b/.test(mediaType)) return [JSON.stringify(value), 'json']
  const language = /[/+]xml\b/.test(mediaType) ? 'xml' : /\bhtml\b/.test(mediaType) ? 'html' : 'text'
  return [value, language]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Server-sent events, section 9.2.6 of the HTML standard. */
function toEvent(value: object): string {
  return Object.entries(value)
    .map(([field, held]) => `${field}: ${typeof held === 'string' ? held : JSON.stringify(held)}`)
    .join('\n')
}
