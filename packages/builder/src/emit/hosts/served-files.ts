/** Types of text files, by extension. Without a charset browsers decode some of them as Latin-1. */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** Types of other files that sites commonly publish, by extension: a file added later needs no new configuration. */
export const COMMON_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  tar: 'application/x-tar',
  ttf: 'font/ttf',
  vtt: 'text/vtt',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  yaml: 'text/yaml',
  yml: 'text/yaml',
  zip: 'application/zip',
}

/** The folder of Spearmint's own files. All have a hash of their content in their path, except for {@link UNHASHED_FILES}. */
export const OWN_FOLDER = '_spearmint/'

/** Files in {@link OWN_FOLDER} whose name never changes. */
export const UNHASHED_FILES = ['search/manifest.json', 'origins.json', 'licenses.txt']

/** A pattern for {@link UNHASHED_FILES}, also compressed. Works in PCRE and in Go. */
export const UNHASHED_PATTERN = `(?:${UNHASHED_FILES.map((file) => file.replaceAll('.', '\\.')).join('|')})(?:\\.(?:br|gz))?$`

/** Paths that contain a hash. Works in PCRE, but not in Go. */
export const HASHED_PATH = `${OWN_FOLDER}(?!${UNHASHED_PATTERN}).`

/** Headers that every response of a host should have. A page itself can't declare who may frame it. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
} as const

/** An SVG opened directly is a document that could run scripts. Used as an image it runs none anyway. */
export const SVG_POLICY = "script-src 'none'; sandbox; frame-ancestors 'self'"

/** `Cache-Control` of a file with a hash of its content in its path, and of all others. */
export const HASHED_CACHE = 'public, max-age=31536000, immutable'
export const OTHER_CACHE = 'no-cache'
