import { lookup } from 'mrmime'

/** Types of text files. Without a charset browsers decode some of them as Latin-1. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
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

/** Names in `_spearmint/` that contain a hash of their content, or are in a folder that does. */
const HASHED = /^\/_spearmint\/(?:(?:.*\/)?[^/]*[-.][\w-]{8,}\.\w+|search\/[\da-f]{10}\/.*)$/

/** Headers that every response of a host should have. A page itself can't declare who may frame it. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
} as const

/** Whether a file is worth compressing: text is; images and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  const extension = toExtension(file)
  return extension === 'wasm' || extension in TEXT_TYPES
}

/**
 * The headers of a file of a built site, apart from length, date and entity tag.
 *
 * Files with a hash of their content in the name are cached forever; all others are revalidated each time.
 * @param file from the folder of the site: `/guides/a.html`, `/_spearmint/main-1a2b3c4d.js`
 */
export function toFileHeaders(file: string): Record<string, string> {
  const extension = toExtension(file)
  return {
    ...COMMON_HEADERS,
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': TEXT_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream',
    // An SVG opened directly is a document that could run scripts. Used as an image it runs none anyway.
    ...(extension === 'svg' && { 'Content-Security-Policy': "script-src 'none'; sandbox; frame-ancestors 'self'" }),
  }
}

/** In lower case; empty for a name without one. */
function toExtension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}
