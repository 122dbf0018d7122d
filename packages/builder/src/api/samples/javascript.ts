import type { SampleBody, SampleRequest } from '../model/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { hasFile } from './has-file.ts'
import { node } from './node.ts'
import { quoteJavascript as quote, quoteHeader, toJavascriptKey } from './quote-javascript.ts'
import { writeFormData, writeJavascriptBody } from './write-javascript-body.ts'

export const javascript = defineLanguage({
  id: 'javascript',
  label: 'JavaScript',
  grammar: 'javascript',
  write: (request) => writeFetch(request, 'const response ='),
})

/** Writes a call of `fetch`, and one of Node.js where `fetch` refuses (Fetch, section 5.4): GET and HEAD with a body, TRACE. */
export function writeFetch(request: SampleRequest, assignment: string): string {
  const { method, url, headers, body } = request
  if ((body !== undefined && /^(?:GET|HEAD)$/.test(method)) || /^(?:TRACE|CONNECT)$/.test(method)) {
    return `// fetch sends no ${method} with a body: this is for Node.js.\n${node.write(request)}`
  }
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          '  headers: {',
          ...headers.map(([name, value]) => `    ${toJavascriptKey(name)}${quoteHeader(value)},`),
          '  },',
        ]),
    ...(body === undefined ? [] : [`  body: ${writeBody(body)},`]),
  ]
  return [
    ...(hasFile(body) ? ['import { readFile } from "node:fs/promises";', ''] : []),
    ...(body?.kind === 'multipart' ? [writeFormData(body.parts), ''] : []),
    options.length === 0
      ? `${assignment} await fetch(${quote(url)});`
      : [`${assignment} await fetch(${quote(url)}, {`, ...options, '});'].join('\n'),
    '',
    'console.log(response.status, await response.text());',
  ].join('\n')
}

function writeBody(body: SampleBody): string {
  return body.kind === 'multipart' ? 'form' : writeJavascriptBody(body, '  ')
}
