import type { SampleBody, SamplePart } from '../model/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { encodeForm } from './encode-form.ts'
import { quoteBash } from './quote-bash.ts'
import { toJsonText } from './to-json-text.ts'

export const bash = defineLanguage({
  id: 'bash',
  label: 'cURL',
  grammar: 'bash',
  write({ method, url, headers, body }) {
    const isBare = method === 'HEAD' && body === undefined
    return [
      // Told to send HEAD by `--request`, curl waits for a body that never comes.
      isBare ? 'curl --head' : `curl --request ${/^[A-Z]+$/.test(method) ? method : quoteBash(method)}`,
      // Else braces and brackets are lists of addresses.
      ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
      `--url ${quoteBash(url)}`,
      ...headers.map(([name, value]) => `--header ${quoteBash(value === '' ? `${name};` : `${name}: ${value}`)}`),
      ...(body === undefined ? [] : writeBody(body)),
    ].join(' \\\n  ')
  },
})

function writeBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${quoteBash(toJsonText(body.value))}`]
    case 'text':
      return [`${body.text.startsWith('@') ? '--data-raw' : '--data'} ${quoteBash(body.text)}`]
    case 'form':
      return body.fields.length === 0
        ? ["--data ''"]
        : body.fields.map(([name, value]) => `--data-urlencode ${quoteBash(`${encodeForm([[name, '']])}${value}`)}`)
    case 'multipart':
      return body.parts.map(writePart)
    case 'file':
      return [`--data-binary ${quoteBash(`@${body.name}`)}`]
  }
}

/** In a `--form`, a value between double quotes may hold `;` and what follows it is its media type. */
function writePart(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`
  if ('file' in part) return `--form ${quoteBash(`${part.name}=@${quoteForm(part.file)}${type}`)}`
  return type === ''
    ? `--form-string ${quoteBash(`${part.name}=${part.value}`)}`
    : `--form ${quoteBash(`${part.name}=${quoteForm(part.value)}${type}`)}`
}

function quoteForm(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
