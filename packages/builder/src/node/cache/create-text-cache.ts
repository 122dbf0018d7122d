import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchText } from '../../core/index.ts'
import { fetchText, type TextAnswer, type TextRequest } from '../http/fetch-text.ts'

/** A text that was fetched, as it is kept. */
interface Entry {
  url: string
  etag?: string
  text: string
}

/**
 * Creates the way to texts on other servers. An address is asked once; what it answers is kept in a folder, and used
 * where the address says that nothing has changed, or gives no answer. A folder that cannot be written keeps nothing.
 */
export function createTextCache(
  folder: string,
  ask: (url: string, request: TextRequest) => Promise<TextAnswer> = fetchText,
): FetchText {
  const asked = new Map<string, ReturnType<FetchText>>()

  async function load(url: string): ReturnType<FetchText> {
    const file = join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`)
    const kept = readEntry(file, url)
    try {
      const { text, etag } = await ask(url, { etag: kept?.etag })
      if (text === undefined) return { text: kept?.text ?? '' }
      writeEntry(folder, file, { url, text, ...(etag !== undefined && { etag }) })
      return { text }
    } catch (error) {
      if (kept === undefined) throw error
      return { text: kept.text, outdated: error instanceof Error ? error.message : String(error) }
    }
  }

  return (url) => {
    const answer = asked.get(url) ?? load(url)
    asked.set(url, answer)
    return answer
  }
}

/** A file that is damaged, or of another address, is none. */
function readEntry(file: string, url: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(readFileSync(file, 'utf8'))
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
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(entry))
  } catch {
    // The next build asks again.
  }
}
