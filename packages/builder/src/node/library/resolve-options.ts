import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildOptions } from '../../build/index.ts'
import { toBasePath, trimEndSlashes } from '../../core/index.ts'
import { parseOrigin } from '../../theme/index.ts'
import { mayBeCacheFolder } from '../cache/make-cache-folder.ts'
import { CACHE_FOLDER } from '../cache/open-build-cache.ts'
import { readRepository } from '../git/read-repository.ts'
import { OptionError } from './option-error.ts'

/**
 * Resolves the folder of a site.
 * @throws {OptionError} if there is no such folder
 */
export function resolveSiteFolder(dir: string): string {
  const path = resolve(dir)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  throw new OptionError(`"${dir}" is not a folder.`, ['Pass the folder that contains docs.json or mint.json as dir.'])
}

/**
 * Validates the options of a build, and adds those that depend on the folder.
 * @throws {OptionError} if one cannot be used
 */
export function resolveBuildOptions(options: Partial<BuildOptions>, site: string): BuildOptions {
  const base = toBasePath(options.base ?? '')
  if (base === undefined) {
    throw new OptionError(
      `base is "${options.base}". Expected a path such as /docs, without "..", "?", "#" or escapes.`,
      ['Pass the URL of the host as siteUrl.'],
    )
  }
  return {
    ...options,
    base,
    siteUrl: options.siteUrl === undefined ? undefined : toSiteOrigin(options.siteUrl, base),
    allowedOrigins: options.allowedOrigins?.map(toOrigin),
    repository: options.repository ?? readRepository(site),
  }
}

/**
 * Chooses the cache folder of a build.
 * @param folder False for none, undefined for the one in the site's folder.
 * @throws {OptionError} for a folder with files of others
 */
export function resolveCacheFolder(folder: string | false | undefined, site: string): string | undefined {
  if (folder === false) return undefined
  const path = folder === undefined ? join(site, CACHE_FOLDER) : resolve(folder)
  if (folder === undefined || mayBeCacheFolder(path)) return path
  throw new OptionError(`"${folder}" cannot be the cache: it contains other files.`, [
    'Pass a new or empty folder as cache.',
  ])
}

/** The URL without the base, which is added to every path. */
function toSiteOrigin(siteUrl: string, base: string): string {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  const path = trimEndSlashes(url?.pathname ?? '')
  const isPlain = url !== undefined && `${url.username}${url.password}${url.search}${url.hash}` === ''
  if (isPlain && /^https?:$/.test(url.protocol) && (path === '' || path === encodeURI(base))) return url.origin
  const expected = base === '' ? 'https://docs.example.com' : `https://docs.example.com${base}`
  throw new OptionError(`siteUrl is "${siteUrl}". Expected an absolute URL such as ${expected}.`, [
    'Pass the path below which the site is served as base.',
  ])
}

function toOrigin(value: string): string {
  const origin = parseOrigin(value)
  if (origin !== undefined) return origin
  throw new OptionError(
    `allowedOrigins contains "${value}". Expected a scheme and a host, such as https://cdn.example.com.`,
  )
}
