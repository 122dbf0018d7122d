import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { indent, isPlainText, quoteText } from './quote-text.ts'
import { encodeForm, toJsonText } from './sample-body.ts'

/** Rust, with the crate reqwest. */
export const rust = defineLanguage({
  id: 'rust',
  label: 'Rust',
  grammar: 'rust',
  toCode({ method, url, headers, body }) {
    const isKnown = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
    return [
      `// cargo add reqwest --features blocking${body?.kind === 'multipart' ? ',multipart' : ''}`,
      ...(body?.kind === 'multipart' ? ['use reqwest::blocking::multipart::{Form, Part};'] : []),
      'use reqwest::{blocking::Client, Method};',
      '',
      'fn main() -> Result<(), Box<dyn std::error::Error>> {',
      '    let response = Client::new()',
      `        .request(${isKnown ? `Method::${method}` : `Method::from_bytes(${quoteRust(method)}.as_bytes())?`}, ${quoteRust(url)})`,
      ...headers.map(([name, value]) => `        .header(${quoteRust(name)}, ${quoteRust(value)})`),
      ...(body === undefined ? [] : [`        ${toBodyCode(body)}`]),
      '        .send()?;',
      '',
      '    println!("{} {}", response.status(), response.text()?);',
      '    Ok(())',
      '}',
    ].join('\n')
  },
})

export function quoteRust(text: string): string {
  return quoteText(text, { toEscape: (code) => `\\u{${code}}` })
}

/** A raw string with more `#` than the JSON contains after a quote. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!isPlainText(text)) return quoteRust(JSON.stringify(value) ?? 'null')
  const longest = [...text.matchAll(/"(#*)/g)].reduce((most, [, marks = '']) => Math.max(most, marks.length), 0)
  const marks = '#'.repeat(longest + 1)
  return `r${marks}"${indent(text, 12)}"${marks}`
}

function toBodyCode(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `.body(${quoteJson(body.value)})`
    case 'text':
      return `.body(${quoteRust(body.text)})`
    case 'form':
      return `.body(${quoteRust(encodeForm(body.fields))})`
    case 'file':
      return `.body(std::fs::read(${quoteRust(body.name)})?)`
    case 'multipart':
      return [
        '.multipart(',
        '    Form::new()',
        ...body.parts.map((part) => `        .part(${quoteRust(part.name)}, ${toPartCode(part)})`),
        ')',
      ].join('\n        ')
  }
}

function toPartCode(part: SamplePart): string {
  const content = 'file' in part ? `Part::file(${quoteRust(part.file)})?` : `Part::text(${quoteRust(part.value)})`
  return part.mediaType === undefined ? content : `${content}.mime_str(${quoteRust(part.mediaType)})?`
}
