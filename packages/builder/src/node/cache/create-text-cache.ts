import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FetchText } from '../../core/index.ts'
import { fetchText, type TextAnswer, type TextRequest } from '../http/fetch-text.ts'
import { makeFolders } from '../make-folders.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { writeRegularFile } from '../write-regular-file.ts'

/** A cached text. */
interface Entry {
  url: string
  etag?: string
  text: string
}

/**
 * Creates a function that fetches texts from other servers. Each URL is fetched once. Responses are cached in a folder
 * and used when the server reports no change, or can't be reached. A folder that can't be written caches nothing.
 */
export function createTextCache(
  folder: string,
  fetchUrl: (url: string, request: TextRequest) => Promise<TextAnswer> = fetchText,
): FetchText {
  const fetched = new Map<string, ReturnType<FetchText>>()

  async function load(url: string): ReturnType<FetchText> {
    const file = join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`)
    const cached = readEntry(file, url)
    try {
      const { text, etag } = await fetchUrl(url, { etag: cached?.etag })
      if (text === undefined) return { text: cached?.text ?? '' }
      writeEntry(folder, file, { url, text, ...(etag !== undefined && { etag }) })
      return { text }
    } catch (error) {
      if (cached === undefined) throw error
      return { text: cached.text, outdated: error instanceof Error ? error.message : String(error) }
    }
  }

  return (url) => {
    const response = fetched.get(url) ?? load(url)
    fetched.set(url, response)
    return response
  }
}

/** Ignores a file that is damaged or for another URL. */
function readEntry(file: string, url: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(readRegularFile(file).toString())
    return isEntry(entry) && entry.url === url ? entry : undefined
  } catch {
    return undefined
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    (!('etag' in value) || typeof value.etag === 'string')
  )
}

function writeEntry(folder: string, file: string, entry: Entry): void {
  try {
    makeFolders(folder)
    writeRegularFile(file, JSON.stringify(entry))
  } catch {
    // The next build fetches it again.
  }
}
