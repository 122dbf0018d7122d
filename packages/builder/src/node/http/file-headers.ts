import { lookup } from 'mrmime'
import {
  API_CATALOG_FILE,
  API_CATALOG_TYPE,
  COMMON_HEADERS,
  COMMON_TYPES,
  HASHED_CACHE,
  HASHED_PATH,
  OTHER_CACHE,
  SVG_POLICY,
  TEXT_TYPES,
} from '../../emit/index.ts'

export { COMMON_HEADERS }

const HASHED = new RegExp(`^/${HASHED_PATH}`)

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
    'Cache-Control': HASHED.test(file) ? HASHED_CACHE : OTHER_CACHE,
    'Content-Type': file === `/${API_CATALOG_FILE}` ? API_CATALOG_TYPE : toType(extension),
    ...(extension === 'svg' && { 'Content-Security-Policy': SVG_POLICY }),
  }
}

/** In lower case; empty for a name without one. */
function toExtension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}

function toType(extension: string): string {
  const text = TEXT_TYPES[extension]
  return text === undefined
    ? (COMMON_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream')
    : `${text}; charset=utf-8`
}
