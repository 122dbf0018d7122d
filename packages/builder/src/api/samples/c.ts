import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { HIDDEN } from './quote-text.ts'
import { encodeForm } from './sample-body.ts'

/** C, with libcurl. */
export const c = defineLanguage({
  id: 'c',
  label: 'C',
  grammar: 'c',
  toCode({ method, url, headers, body }) {
    const lines = headers.map(([name, value]) => (value === '' ? `${name};` : `${name}: ${value}`))
    return [
      ...(body?.kind === 'file' ? ['#include <stdio.h>'] : []),
      '#include <curl/curl.h>',
      '',
      'int main(void) {',
      '  CURL *curl = curl_easy_init();',
      ...(lines.length === 0 ? [] : ['  struct curl_slist *headers = NULL;']),
      ...lines.map((line) => `  headers = curl_slist_append(headers, ${quoteC(line)});`),
      '',
      `  curl_easy_setopt(curl, CURLOPT_URL, ${quoteC(url)});`,
      ...(lines.length === 0 ? [] : ['  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);']),
      ...(body === undefined ? [] : toBodyCode(body)),
      method === 'HEAD' && body === undefined
        ? '  curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);'
        : `  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${quoteC(method)});`,
      '',
      '  CURLcode result = curl_easy_perform(curl);',
      ...(lines.length === 0 ? [] : ['  curl_slist_free_all(headers);']),
      '  curl_easy_cleanup(curl);',
      '  return (int)result;',
      '}',
    ].join('\n')
  },
})

/** Quotes text as UTF-8. Octal escapes end after three digits, and `??` starts a trigraph in old dialects. */
export function quoteC(text: string): string {
  const escaped = text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?<=\?)\?/g, '\\?')
    .replace(HIDDEN, (letter) => [...new TextEncoder().encode(letter)].map(toOctal).join(''))
  return `"${escaped}"`
}

function toOctal(byte: number): string {
  return `\\${byte.toString(8).padStart(3, '0')}`
}

function toBodyCode(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return toTextCode(JSON.stringify(body.value) ?? 'null')
    case 'text':
      return toTextCode(body.text)
    case 'form':
      return toTextCode(encodeForm(body.fields))
    case 'file':
      return [
        `  FILE *file = fopen(${quoteC(body.name)}, "rb");`,
        '  fseek(file, 0, SEEK_END);',
        '  curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)ftell(file));',
        '  rewind(file);',
        '  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);',
        '  curl_easy_setopt(curl, CURLOPT_READDATA, file);',
      ]
    case 'multipart':
      return [
        '  curl_mime *form = curl_mime_init(curl);',
        '  curl_mimepart *part;',
        ...body.parts.flatMap(toPartCode),
        '  curl_easy_setopt(curl, CURLOPT_MIMEPOST, form);',
      ]
  }
}

function toTextCode(text: string): string[] {
  return [`  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ${quoteC(text)});`]
}

function toPartCode(part: SamplePart): string[] {
  return [
    '  part = curl_mime_addpart(form);',
    `  curl_mime_name(part, ${quoteC(part.name)});`,
    'file' in part
      ? `  curl_mime_filedata(part, ${quoteC(part.file)});`
      : `  curl_mime_data(part, ${quoteC(part.value)}, CURL_ZERO_TERMINATED);`,
    ...(part.mediaType === undefined ? [] : [`  curl_mime_type(part, ${quoteC(part.mediaType)});`]),
  ]
}
