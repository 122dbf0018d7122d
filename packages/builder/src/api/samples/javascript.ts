import type { SampleBody, SampleRequest } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { node } from './node.ts'
import { quoteJavascript as quote, quoteHeader, toJavascriptKey } from './quote-javascript.ts'
import { hasFile } from './sample-body.ts'
import { toFormDataCode, toJavascriptBody } from './to-javascript-body.ts'

export const javascript = defineLanguage({
  id: 'javascript',
  label: 'JavaScript',
  grammar: 'javascript',
  toCode: (request) => toFetchCode(request, 'const response ='),
})

/** Converts a request to a call of `fetch`, or of `node:http` where `fetch` throws (Fetch, section 5.4): GET with a body, TRACE. */
export function toFetchCode(request: SampleRequest, assignment: string): string {
  const { method, url, headers, body } = request
  if ((body !== undefined && /^(?:GET|HEAD)$/.test(method)) || /^(?:TRACE|CONNECT)$/.test(method)) {
    return `// fetch sends no ${method} with a body: this is for Node.js.\n${node.toCode(request)}`
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
    ...(body === undefined ? [] : [`  body: ${toBodyCode(body)},`]),
  ]
  return [
    ...(hasFile(body) ? ['import { readFile } from "node:fs/promises";', ''] : []),
    ...(body?.kind === 'multipart' ? [toFormDataCode(body.parts), ''] : []),
    options.length === 0
      ? `${assignment} await fetch(${quote(url)});`
      : [`${assignment} await fetch(${quote(url)}, {`, ...options, '});'].join('\n'),
    '',
    'console.log(response.status, await response.text());',
  ].join('\n')
}

function toBodyCode(body: SampleBody): string {
  return body.kind === 'multipart' ? 'form' : toJavascriptBody(body, '  ')
}
