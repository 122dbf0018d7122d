import type { SampleBody, SamplePart } from '../../../src/model/api/sample-request.ts'

/** The files that a reader chose, by the name that stands for each in the values. */
export type Files = ReadonlyMap<string, File>

/** Turns the body of a request into what browsers send. A file that was not chosen is empty. */
export function toBody(body: SampleBody, files: Files): BodyInit {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value)
    case 'text':
      return body.text
    case 'form':
      return new URLSearchParams(body.fields.map(([name, value]) => [name, value])).toString()
    case 'multipart':
      return toForm(body.parts, files)
    case 'file':
      return findFile(body.name, files)
  }
}

function toForm(parts: readonly SamplePart[], files: Files): FormData {
  const form = new FormData()
  for (const part of parts) {
    const { name, mediaType } = part
    if ('file' in part) form.append(name, findFile(part.file, files))
    else if (mediaType === undefined) form.append(name, part.value)
    else form.append(name, new Blob([part.value], { type: mediaType }))
  }
  return form
}

function findFile(name: string, files: Files): File {
  return files.get(name) ?? new File([], name)
}
