import type { SampleBody } from '../request/sample-request.ts'

/** Whether a body is or contains a file. */
export function hasFile(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part))
}

/** Formats JSON on several lines. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'null'
}

/** Encodes the fields of a form (`application/x-www-form-urlencoded`). */
export function encodeForm(fields: readonly (readonly [name: string, value: string])[]): string {
  const form = new URLSearchParams()
  for (const [name, value] of fields) form.append(name, value)
  return form.toString()
}
