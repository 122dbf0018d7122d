import type { SampleBody, SamplePart } from '../../../src/api/browser.ts'

/** Converts the body of a request for `fetch`. A file that was not chosen is empty. */
export function toBody(body: SampleBody): BodyInit {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value)
    case 'text':
      return body.text
    case 'form':
      return new URLSearchParams(body.fields.map(([name, value]) => [name, value])).toString()
    case 'multipart':
      return toForm(body.parts)
    case 'file':
      return body.content ?? new Blob()
  }
}

function toForm(parts: readonly SamplePart[]): FormData {
  const form = new FormData()
  for (const part of parts) {
    const { name, mediaType } = part
    if ('file' in part) form.append(name, part.content ?? new Blob(), part.file)
    else if (mediaType === undefined) form.append(name, part.value)
    else form.append(name, new Blob([part.value], { type: mediaType }))
  }
  return form
}
