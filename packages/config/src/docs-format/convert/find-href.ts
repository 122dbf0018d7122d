/** Finds where a division links to. A bare path is one from the root, though the schema reports it. */
export function findHref({ href }: Record<string, unknown>): string | undefined {
  if (typeof href !== 'string' || href.trim() === '') return undefined
  return /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(href) ? href : `/${href}`
}
