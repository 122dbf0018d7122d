/** Types of files that hold text. Without a charset browsers read some of them as Latin-1. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

/** Names below `_spearmint/` that hold a hash of their content, or stand in a folder that does. */
const HASHED = /^\/_spearmint\/(?:(?:.*\/)?[^/]*[-.][\w-]{8,}\.\w+|search\/[\da-f]{10}\/.*)$/

/** Headers that every answer of a host should have. Who may frame a page is what the page itself cannot say. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
} as const

/** Whether a file is worth to be compressed: text is, pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  const extension = toExtension(file)
  return extension === 'html' || extension === 'wasm' || extension in TEXT_TYPES
}

/**
 * The headers of a file of a built site, beside its length, date and tag.
 *
 * Names with a hash of their content are kept for ever; everything else is asked for anew each time.
 * @param file from the folder of the site: `/guides/a.html`, `/_spearmint/main-1a2b3c4d.js`
 */
export function toFileHeaders(file: string): Record<string, string> {
  const extension = toExtension(file)
  const type = TEXT_TYPES[extension]
  return {
    ...COMMON_HEADERS,
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(type !== undefined && { 'Content-Type': type }),
    // Opened by itself it is a document that may hold scripts; as a picture in a page it runs none anyway.
    ...(extension === 'svg' && { 'Content-Security-Policy': "script-src 'none'; sandbox; frame-ancestors 'self'" }),
  }
}

/** Lower case; empty for a name without one. */
function toExtension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}
