/** A media type without its parameters, in lower case: `Text/HTML; charset=utf-8` → `text/html` (RFC 9110, 8.3.1). */
export function toBareMediaType(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
}
