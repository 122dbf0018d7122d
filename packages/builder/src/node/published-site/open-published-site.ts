import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPublishedSite, type PublishedSite } from './create-published-site.ts'
import { openFolderFiles } from './open-folder-files.ts'
import { openOriginFiles } from './open-origin-files.ts'
import { openZipFiles } from './open-zip-files.ts'
import { PublishedSiteError } from './published-files.ts'

/** Names that only this machine answers to, for which an encrypted connection adds nothing. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** An address without its scheme, such as `docs.example.com/guides`. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)/i

/**
 * Opens a published site. This is the only place that decides where pages come from.
 *
 * @param written - The output folder of a build, a zip file of `spearmint pack`, or the address of a site.
 * @throws {PublishedSiteError} if it is none of them
 */
export async function openPublishedSite(
  written: string,
  { cwd, clock }: { cwd: string; clock: () => number },
): Promise<PublishedSite> {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(written)) return createPublishedSite(openOriginFiles(toSiteUrl(written), clock))
  const path = resolve(cwd, written)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) {
    throw new PublishedSiteError(`Cannot find a built site in "${written}".`, [
      HOST.test(written) ? `Did you mean https://${written}?` : 'Run: npx spearmint build',
    ])
  }
  if (!stats.isDirectory()) {
    if (/\.zip$/i.test(written)) return createPublishedSite(openZipFiles(path, written))
    throw new PublishedSiteError(`"${written}" is a file. Expected the output folder of a build, or a zip file of it.`)
  }
  return createPublishedSite(openFolderFiles(path))
}

function toSiteUrl(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))) {
    if (url.username === '' && url.password === '') return url
    throw new PublishedSiteError('The address of a site contains a user name or password, which is not supported.')
  }
  throw new PublishedSiteError(`"${written}" is not the address of a site.`, [
    'Expected https://docs.example.com. Only sites on this machine may use http.',
  ])
}
