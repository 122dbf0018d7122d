import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { isPlainText, quoteText } from './quote-text.ts'
import { encodeForm, hasFile, toJsonText } from './sample-body.ts'
import { toDisposition } from './to-multipart.ts'

export const go = defineLanguage({
  id: 'go',
  label: 'Go',
  grammar: 'go',
  toCode({ method, url, headers, body }) {
    const { imports, lines, value } = toBodyCode(body)
    const sorted = ['fmt', 'io', 'net/http', ...imports].sort()
    return [
      'package main',
      '',
      'import (',
      ...sorted.map((name) => `\t"${name}"`),
      ')',
      '',
      'func main() {',
      ...lines.map((line) => `\t${line}`),
      `\trequest, err := http.NewRequest(${quoteText(method)}, ${quoteText(url)}, ${value})`,
      ...CHECK,
      ...headers.map(([name, held]) => `\trequest.Header.Set(${quoteText(name)}, ${quoteText(held)})`),
      ...(body?.kind === 'multipart' ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())'] : []),
      '',
      '\tresponse, err := http.DefaultClient.Do(request)',
      ...CHECK,
      '\tdefer response.Body.Close()',
      '',
      '\tcontent, err := io.ReadAll(response.Body)',
      ...CHECK,
      '\tfmt.Println(response.Status, string(content))',
      '}',
    ].join('\n')
  },
})

const CHECK = ['\tif err != nil {', '\t\tpanic(err)', '\t}']

/** A raw string literal, unless the JSON contains a backtick, which would end it. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  return isPlainText(text) && !text.includes('`') ? `\`${text}\`` : quoteText(JSON.stringify(value) ?? 'null')
}

interface GoBody {
  imports: string[]
  lines: string[]
  value: string
}

function toBodyCode(body: SampleBody | undefined): GoBody {
  const ofText = (literal: string): GoBody => ({
    imports: ['strings'],
    lines: [`body := strings.NewReader(${literal})`],
    value: 'body',
  })
  switch (body?.kind) {
    case undefined:
      return { imports: [], lines: [], value: 'nil' }
    case 'json':
      return ofText(quoteJson(body.value))
    case 'text':
      return ofText(quoteText(body.text))
    case 'form':
      return ofText(quoteText(encodeForm(body.fields)))
    case 'file':
      return {
        imports: ['bytes', 'os'],
        lines: [`file, err := os.ReadFile(${quoteText(body.name)})`, ...CHECK.map((line) => line.slice(1))],
        value: 'bytes.NewReader(file)',
      }
    case 'multipart':
      return {
        imports: [
          'bytes',
          'mime/multipart',
          ...(body.parts.some(({ mediaType }) => mediaType !== undefined) ? ['net/textproto'] : []),
          ...(hasFile(body) ? ['os'] : []),
        ],
        lines: [
          'body := &bytes.Buffer{}',
          'form := multipart.NewWriter(body)',
          ...body.parts.flatMap((part, index) => toPartCode(part, index + 1)),
          'form.Close()',
          '',
        ],
        value: 'body',
      }
  }
}

function toPartCode(part: SamplePart, number: number): string[] {
  const isFile = 'file' in part
  if (!isFile && part.mediaType === undefined)
    return [`form.WriteField(${quoteText(part.name)}, ${quoteText(part.value)})`]
  return [
    ...(isFile
      ? [`file${number}, err := os.ReadFile(${quoteText(part.file)})`, ...CHECK.map((line) => line.slice(1))]
      : []),
    ...(part.mediaType === undefined && isFile
      ? [`part${number}, _ := form.CreateFormFile(${quoteText(part.name)}, ${quoteText(part.file)})`]
      : [
          `part${number}, _ := form.CreatePart(textproto.MIMEHeader{`,
          `\t"Content-Disposition": {${quoteText(toDisposition(part))}},`,
          `\t"Content-Type":        {${quoteText(part.mediaType ?? '')}},`,
          '})',
        ]),
    `part${number}.Write(${isFile ? `file${number}` : `[]byte(${quoteText(part.value)})`})`,
  ]
}
