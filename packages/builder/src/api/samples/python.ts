import type { SampleBody, SamplePart } from '../model/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { quoteText } from './quote-text.ts'
import { type LiteralSyntax, writeLiteral } from './write-literal.ts'

/** Python, with the library everyone has (requests). */
export const python = defineLanguage({
  id: 'python',
  label: 'Python',
  grammar: 'python',
  write({ method, url, headers, body }) {
    // The library says these itself.
    const own = body && !isNull(body) ? OWN_TYPES[body.kind] : undefined
    const shown = headers.filter(([name, value]) => !(/^content-type$/i.test(name) && value.toLowerCase() === own))
    const options = [
      ...(shown.length === 0
        ? []
        : ['headers={', ...shown.map(([name, value]) => `    ${quoteText(name)}: ${quoteBytes(value)},`), '},']),
      ...(body === undefined ? [] : [`${writeBody(body)},`]),
    ]
    const isCommon = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method)
    return [
      'import requests',
      '',
      `response = requests.${isCommon ? method.toLowerCase() : 'request'}(`,
      ...(isCommon ? [] : [`    ${quoteText(method)},`]),
      `    ${quoteText(url)},`,
      ...options.map((line) => `    ${line}`),
      ')',
      '',
      'print(response.status_code, response.text)',
    ].join('\n')
  },
})

const OWN_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

/** `json=None` sends nothing. */
function isNull(body: SampleBody): boolean {
  return body.kind === 'json' && (body.value ?? null) === null
}

/** Text that is sent as UTF-8: the client would take it for Latin-1. */
function quoteBytes(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? quoteText(text) : `${quoteText(text)}.encode()`
}

const PYTHON: LiteralSyntax = {
  quote: quoteText,
  toKey: (name) => `${quoteText(name)}: `,
  null: 'None',
  true: 'True',
  false: 'False',
  map: ['{', '}'],
  unit: '    ',
}

function writeBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return isNull(body) ? 'data="null"' : `json=${writeLiteral(body.value, PYTHON, '    ')}`
    case 'text':
      return `data=${quoteBytes(body.text)}`
    case 'form':
      return `data=[\n${body.fields.map(([name, value]) => `        (${quoteText(name)}, ${quoteText(value)}),\n`).join('')}    ]`
    case 'multipart':
      return `files=[\n${body.parts.map((part) => `        (${quoteText(part.name)}, ${writePart(part)}),\n`).join('')}    ]`
    case 'file':
      return `data=open(${quoteText(body.name)}, "rb")`
  }
}

/** A part without a name of a file is text. */
function writePart(part: SamplePart): string {
  const content =
    'file' in part ? `${quoteText(part.file)}, open(${quoteText(part.file)}, "rb")` : `None, ${quoteText(part.value)}`
  return `(${content}${part.mediaType === undefined ? '' : `, ${quoteText(part.mediaType)}`})`
}
