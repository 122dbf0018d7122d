/**
 * Whether a header `Accept` prefers `text/markdown` to `text/html` (RFC 9110, 12.5.1). Programs that read Markdown name
 * it. Browsers and the range of all types don't.
 */
export function prefersMarkdown(accept = ''): boolean {
  const weights = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}
