import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { encodeForm, toJsonText } from './sample-body.ts'

export const bash = defineLanguage({
  id: 'bash',
  label: 'cURL',
  grammar: 'bash',
  toCode({ method, url, headers, body }) {
    const isBare = method === 'HEAD' && body === undefined
    return [
      // With `--request HEAD`, curl would wait for a body that never comes.
      isBare ? 'curl --head' : `curl --request ${/^[A-Z]+$/.test(method) ? method : quoteBash(method)}`,
      // Without it, curl expands braces and brackets to several URLs.
      ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
      `--url ${quoteBash(url)}`,
      ...headers.map(([name, value]) => `--header ${quoteBash(value === '' ? `${name};` : `${name}: ${value}`)}`),
      ...(body === undefined ? [] : toBodyCode(body)),
    ].join(' \\\n  ')
  },
})

/** Quotes text for a POSIX shell. Between single quotes, only the quote itself is special. */
export function quoteBash(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`
}

function toBodyCode(body: SampleBody): string[] {
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
      return body.parts.map(toPartCode)
    case 'file':
      return [`--data-binary ${quoteBash(`@${body.name}`)}`]
  }
}

/** Double quotes inside `--form` protect a `;`, which would otherwise start the media type. */
function toPartCode(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`
  if ('file' in part) return `--form ${quoteBash(`${part.name}=@${quoteForm(part.file)}${type}`)}`
  return type === ''
    ? `--form-string ${quoteBash(`${part.name}=${part.value}`)}`
    : `--form ${quoteBash(`${part.name}=${quoteForm(part.value)}${type}`)}`
}

function quoteForm(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
