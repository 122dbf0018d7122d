import type { IncomingMessage } from 'node:http'

/** Every `Authorization` header of a request: Node keeps the first and says nothing of the others. */
export function listAuthorization({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization')
}
