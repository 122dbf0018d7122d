import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { quoteText } from './quote-text.ts'
import { type LiteralSyntax, toLiteral } from './to-literal.ts'

/** Python, with the requests library. */
export const python = defineLanguage({
  id: 'python',
  label: 'Python',
  grammar: 'python',
  toCode({ method, url, headers, body }) {
    const implied = body && !isNull(body) ? IMPLIED_TYPES[body.kind] : undefined
    const shown = headers.filter(([name, value]) => !(/^content-type$/i.test(name) && value.toLowerCase() === implied))
    const options = [
      ...(shown.length === 0
        ? []
        : ['headers={', ...shown.map(([name, value]) => `    ${quoteText(name)}: ${quoteBytes(value)},`), '},']),
      ...(body === undefined ? [] : [`${toBodyCode(body)},`]),
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

/** Media types that the library sets itself, by the kind of the body. */
const IMPLIED_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

/** `json=None` sends nothing. */
function isNull(body: SampleBody): boolean {
  return body.kind === 'json' && (body.value ?? null) === null
}

/** Quotes text that has to be sent as UTF-8. The library would encode a string as Latin-1. */
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

function toBodyCode(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return isNull(body) ? 'data="null"' : `json=${toLiteral(body.value, PYTHON, '    ')}`
    case 'text':
      return `data=${quoteBytes(body.text)}`
    case 'form':
      return `data=[\n${body.fields.map(([name, value]) => `        (${quoteText(name)}, ${quoteText(value)}),\n`).join('')}    ]`
    case 'multipart':
      return `files=[\n${body.parts.map((part) => `        (${quoteText(part.name)}, ${toPartCode(part)}),\n`).join('')}    ]`
    case 'file':
      return `data=open(${quoteText(body.name)}, "rb")`
  }
}

/** A part without a file name is text. */
function toPartCode(part: SamplePart): string {
  const content =
    'file' in part ? `${quoteText(part.file)}, open(${quoteText(part.file)}, "rb")` : `None, ${quoteText(part.value)}`
  return `(${content}${part.mediaType === undefined ? '' : `, ${quoteText(part.mediaType)}`})`
}
