import { isPrivateHost } from '../../check/index.ts'
import { toFetchReason } from '../http/to-fetch-reason.ts'
import { isSafePath } from '../is-safe-path.ts'
import { toSizeError } from './open-folder-files.ts'
import { type PublishedFiles, PublishedSiteError } from './published-files.ts'

/** In milliseconds: for a response, and how long it is used again. */
const TIME_OUT = 15_000
const MAX_AGE = 60_000

const MAX_REDIRECTS = 3

/** The number of responses that are stored. Files of the index are stored by its reader. */
const MAX_STORED = 50

/** A longer response is not stored. */
const MAX_STORED_LENGTH = 1_000_000

interface Stored {
  text: string | undefined
  time: number
}

/**
 * Opens a site that a host serves. Only files below its address are requested: redirects to other origins are refused, so
 * that the site can't make this machine send requests to others.
 */
export function openOriginFiles(site: URL, clock: () => number): PublishedFiles {
  const base = site.pathname.replace(/\/+$/, '')
  const stored = new Map<string, Stored>()

  async function fetchText(path: string, maxBytes: number): Promise<string | undefined> {
    const signal = AbortSignal.timeout(TIME_OUT)
    let url = new URL(`${base}/${path.split('/').map(encodeURIComponent).join('/')}`, site.origin)
    for (let redirects = 0; ; redirects++) {
      const headers = {
        accept: 'text/markdown, application/json, text/plain, */*;q=0.5',
        'user-agent': 'spearmint-mcp',
      }
      const response = await fetch(url, { headers, redirect: 'manual', signal })
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel()
        url = resolveRedirect(location, url, site)
        if (redirects === MAX_REDIRECTS)
          throw new PublishedSiteError(`${url.origin} redirects more than ${MAX_REDIRECTS} times.`)
        continue
      }
      if (response.ok)
        return isDocument(response, path) ? void response.body?.cancel() : readBody(response, path, maxBytes)
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return undefined
      throw new PublishedSiteError(`${site.host} responded with status ${response.status} for "${path}".`)
    }
  }

  return {
    origin: site.origin,
    base,
    isLocal: false,
    async readText(path, maxBytes) {
      if (!isSafePath(path)) return undefined
      const known = stored.get(path)
      if (known !== undefined && clock() - known.time < MAX_AGE) return known.text
      try {
        const text = await fetchText(path, maxBytes)
        stored.delete(path)
        if ((text?.length ?? 0) <= MAX_STORED_LENGTH) stored.set(path, { text, time: clock() })
        const [oldest] = stored.keys()
        if (stored.size > MAX_STORED && oldest !== undefined) stored.delete(oldest)
        return text
      } catch (error) {
        if (error instanceof PublishedSiteError) throw error
        throw new PublishedSiteError(`Could not fetch "${path}" from ${site.host}: ${toFetchReason(error, TIME_OUT)}.`)
      }
    },
  }
}

function resolveRedirect(location: string, url: URL, site: URL): URL {
  const target = URL.canParse(location, url.href) ? new URL(location, url) : undefined
  if (target?.origin === site.origin) return target
  const where = target === undefined || isPrivateHost(target.hostname) ? 'another host' : target.origin
  throw new PublishedSiteError(`${site.host} redirects to ${where}. Only ${site.origin} is read.`, [
    'Pass the final address of the site.',
  ])
}

/** Some hosts respond with a page to every request. No file that is read here is HTML. */
function isDocument({ headers }: Response, path: string): boolean {
  return !path.endsWith('.html') && /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

async function readBody({ body }: Response, path: string, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    // Leaving the loop aborts the request.
    if (bytes > maxBytes) throw toSizeError(path, maxBytes)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
