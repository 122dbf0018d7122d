import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { quoteText } from './quote-text.ts'
import { encodeForm } from './sample-body.ts'
import { type LiteralSyntax, toLiteral } from './to-literal.ts'
import { toMultipart } from './to-multipart.ts'

export const ruby = defineLanguage({
  id: 'ruby',
  label: 'Ruby',
  grammar: 'ruby',
  toCode({ method, url, headers, body }) {
    const isKnown = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
    const type = `${method.charAt(0)}${method.slice(1).toLowerCase()}`
    return [
      ...(body?.kind === 'json' ? ['require "json"'] : []),
      'require "net/http"',
      '',
      `uri = URI(${quoteRuby(url)})`,
      isKnown
        ? `request = Net::HTTP::${type}.new(uri)`
        : `request = Net::HTTPGenericRequest.new(${quoteRuby(method)}, true, true, uri)`,
      ...headers.map(([name, value]) => `request[${quoteRuby(name)}] = ${quoteRuby(value)}`),
      ...(body === undefined ? [] : toBodyCode(body)),
      '',
      'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|',
      '  http.request(request)',
      'end',
      'puts response.code, response.body',
    ].join('\n')
  },
})

export function quoteRuby(text: string): string {
  return quoteText(text, { special: '#', toEscape: (code) => `\\u{${code}}` })
}

const RUBY: LiteralSyntax = {
  quote: quoteRuby,
  toKey: (name) => `${quoteRuby(name)} => `,
  null: 'nil',
  true: 'true',
  false: 'false',
  map: ['{', '}'],
}

function toBodyCode(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`request.body = JSON.generate(${toLiteral(body.value, RUBY)})`]
    case 'text':
      return [`request.body = ${quoteRuby(body.text)}`]
    case 'form':
      return [`request.body = ${quoteRuby(encodeForm(body.fields))}`]
    case 'file':
      return [`request.body = File.binread(${quoteRuby(body.name)})`]
    case 'multipart':
      return toFormCode(body.parts)
  }
}

/** `set_form` supports files, and text without a media type. */
function toFormCode(parts: readonly SamplePart[]): string[] {
  if (parts.some((part) => 'value' in part && part.mediaType !== undefined)) {
    const { mediaType, pieces } = toMultipart(parts)
    const written = pieces.map((piece) =>
      'text' in piece ? `${quoteRuby(piece.text)}.b` : `File.binread(${quoteRuby(piece.file)})`,
    )
    return [`request["Content-Type"] = ${quoteRuby(mediaType)}`, `request.body = ${written.join(' +\n  ')}`]
  }
  return [
    'request.set_form([',
    ...parts.map((part) => `  [${[quoteRuby(part.name), ...toPartCode(part)].join(', ')}],`),
    '], "multipart/form-data")',
  ]
}

function toPartCode(part: SamplePart): string[] {
  if ('value' in part) return [quoteRuby(part.value)]
  const type = part.mediaType === undefined ? [] : [`{ content_type: ${quoteRuby(part.mediaType)} }`]
  return [`File.open(${quoteRuby(part.file)}, "rb")`, ...type]
}
