import { defineLanguage } from './define-language.ts'
import { quoteJavascript as quote, quoteHeader, toJavascriptKey } from './quote-javascript.ts'
import { hasFile } from './sample-body.ts'
import { toFormDataCode, toJavascriptBody } from './to-javascript-body.ts'

/** `node:http`, which sends every method with every body. */
export const node = defineLanguage({
  id: 'node',
  label: 'Node.js',
  grammar: 'javascript',
  toCode({ method, url, headers, body }) {
    const isForm = body?.kind === 'multipart'
    const lines = [
      ...(hasFile(body) ? ['import { readFile } from "node:fs/promises";'] : []),
      `import { request } from "node:${url.startsWith('http:') ? 'http' : 'https'}";`,
      '',
      ...(isForm
        ? [
            toFormDataCode(body.parts),
            'const encoded = new Response(form);',
            'const body = Buffer.from(await encoded.arrayBuffer());',
            '',
          ]
        : []),
      ...(body === undefined || isForm ? [] : [`const body = ${toJavascriptBody(body, '')};`, '']),
    ]
    const allHeaders = [
      ...headers.map(([name, value]) => `${toJavascriptKey(name)}${quoteHeader(value)}`),
      ...(isForm ? ['"Content-Type": encoded.headers.get("content-type")'] : []),
      // Without a length, the body of a GET is dropped.
      ...(body === undefined ? [] : ['"Content-Length": Buffer.byteLength(body)']),
    ]
    return [
      ...lines,
      `const call = request(${quote(url)}, {`,
      `  method: ${quote(method)},`,
      ...(allHeaders.length === 0 ? [] : ['  headers: {', ...allHeaders.map((header) => `    ${header},`), '  },']),
      '});',
      'call.on("response", async (response) => {',
      '  const chunks = await response.toArray();',
      '  console.log(response.statusCode, Buffer.concat(chunks).toString());',
      '});',
      `call.end(${body === undefined ? '' : 'body'});`,
    ].join('\n')
  },
})
