import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { indent, isPlainText, quoteText } from './quote-text.ts'
import { encodeForm, hasFile, toJsonText } from './sample-body.ts'

/** C# 11. */
export const csharp = defineLanguage({
  id: 'csharp',
  label: 'C#',
  grammar: 'csharp',
  toCode({ method, url, headers, body }) {
    return [
      ...(hasFile(body) ? ['using System.IO;'] : []),
      'using System.Net.Http;',
      '',
      'using var client = new HttpClient();',
      `using var request = new HttpRequestMessage(new HttpMethod(${quoteText(method)}), ${quoteText(url)});`,
      ...(body === undefined ? [] : toBodyCode(body)),
      ...headers.map(([name, value]) => toHeaderCode(name, value, body)),
      '',
      'using var response = await client.SendAsync(request);',
      'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
    ].join('\n')
  },
})

/** Headers of the body are set on the content, which may have a default for them. */
function toHeaderCode(name: string, value: string, body: SampleBody | undefined): string {
  const isOfBody = body !== undefined && /^(?:content-.*|allow|expires|last-modified)$/i.test(name)
  const add = `TryAddWithoutValidation(${quoteText(name)}, ${quoteText(value)});`
  if (!isOfBody) return `request.Headers.${add}`
  const remove = /^content-type$/i.test(name) ? 'request.Content.Headers.ContentType = null;\n' : ''
  return `${remove}request.Content.Headers.${add}`
}

/** A raw string literal drops the indentation of its last line from all lines. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text) || text.includes('"""'))
    return quoteText(JSON.stringify(value) ?? 'null')
  return indent(`"""\n${text}\n"""`, 4)
}

function toBodyCode(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`request.Content = new StringContent(${quoteJson(body.value)});`]
    case 'text':
      return [`request.Content = new StringContent(${quoteText(body.text)});`]
    case 'form':
      return [`request.Content = new StringContent(${quoteText(encodeForm(body.fields))});`]
    case 'file':
      return [`request.Content = new StreamContent(File.OpenRead(${quoteText(body.name)}));`]
    case 'multipart':
      return [
        'var form = new MultipartFormDataContent();',
        ...body.parts.flatMap((part, index) => toPartCode(part, `part${index + 1}`)),
        'request.Content = form;',
      ]
  }
}

function toPartCode(part: SamplePart, variable: string): string[] {
  const isFile = 'file' in part
  const content = isFile
    ? `new StreamContent(File.OpenRead(${quoteText(part.file)}))`
    : `new StringContent(${quoteText(part.value)})`
  return [
    `var ${variable} = ${content};`,
    ...(isFile && part.mediaType === undefined ? [] : [`${variable}.Headers.ContentType = null;`]),
    ...(part.mediaType === undefined
      ? []
      : [`${variable}.Headers.TryAddWithoutValidation("Content-Type", ${quoteText(part.mediaType)});`]),
    `form.Add(${[variable, quoteText(part.name), ...(isFile ? [quoteText(part.file)] : [])].join(', ')});`,
  ]
}
