import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from '../../check/index.ts'
import type { UrlStyle } from '../../core/index.ts'
import {
  createMemoryOutput,
  createPageGuard,
  createTextCache,
  findCacheFolder,
  openSourceFolder,
  packageData,
  readMarker,
  readRepository,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { UsageError } from '../usage-error.ts'
import { resolveSite } from './resolve-site.ts'

/** Opens a folder that Spearmint wrote, with the base path it was built for. Undefined for any other. */
export function openBuiltSite(folder: string): (BuiltSite & { base: string }) | undefined {
  const marker = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readMarker(folder) : undefined
  if (marker === undefined) return undefined
  return {
    base: marker.base,
    files: marker.files,
    read(file) {
      try {
        return readFileSync(join(folder, file))
      } catch {
        return undefined
      }
    },
  }
}

/** Builds a site as `spearmint build` would with these options. Nothing is written. */
export async function buildInMemory(
  dir: string,
  options: { base: string; siteUrl?: string; urls: UrlStyle | undefined },
  { cwd, clock, variables, loadBuildSite }: CliEnvironment,
): Promise<BuiltSite> {
  const folder = resolveSite(dir, cwd, 'check')
  const source = openSourceFolder(folder)
  const { output, toSite } = createMemoryOutput(source)
  const buildSite = await loadBuildSite()
  const { status } = await buildSite(
    { ...options, repository: readRepository(folder) },
    {
      source,
      output,
      packageData,
      clock,
      fetchText: createTextCache(findCacheFolder(variables)),
      guard: createPageGuard(),
    },
  )
  if (status === 'unusable-config') {
    throw new UsageError(
      'usage/no-folder',
      `"${dir}" is neither a built site nor a folder that a site can be built from.`,
      ['Run: npx spearmint check'],
    )
  }
  return toSite()
}
