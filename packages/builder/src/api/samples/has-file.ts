import type { SampleBody } from '../model/sample-request.ts'

/** Whether a body is, or holds, a file. */
export function hasFile(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part))
}
