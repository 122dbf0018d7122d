import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { HostName, UrlStyle } from '../../core/index.ts'
import { CONFIGURATION_CODES } from '../codes.ts'
import type { ConfigFile } from './config-file.ts'

interface RelativeInput {
  /** Options of the build. */
  options: { relative?: boolean | undefined; urls?: UrlStyle | undefined; hostRules?: HostName | undefined }
  config: Pick<SiteConfig, 'isRelative' | 'urls' | 'seo'>
  /** The name of the configuration file. */
  file: ConfigFile | undefined
}

/**
 * Checks that nothing contradicts relative addresses: they name files, so they have only one style, and no host can change
 * what they lead to. `--relative` takes precedence over the style in the configuration.
 */
export function checkRelative({ options, config, file = 'docs.json' }: RelativeInput): Diagnostic[] {
  const isWanted = options.relative ?? config.isRelative ?? false
  const conflict = isWanted ? findConflict(options, config) : undefined
  if (conflict === undefined) return []
  const cause = options.relative ? '--relative' : '"relative" in "spearmint"'
  return [
    toDiagnostic(CONFIGURATION_CODES, {
      code: 'config/relative-addresses',
      message: `${cause} makes all addresses relative, which ${conflict} contradicts.`,
      suggestions: [`Remove ${conflict}, or ${cause}.`],
      // Two options contradict each other whatever the configuration says.
      file: options.relative && findRelativeConflict(options) !== undefined ? '' : file,
    }),
  ]
}

/** Finds the option that contradicts relative addresses. */
export function findRelativeConflict({ urls, hostRules }: RelativeInput['options']): string | undefined {
  if (urls !== undefined && urls !== 'html') return `--urls ${urls}`
  return hostRules && `--host-rules ${hostRules}`
}

function findConflict(
  { relative, urls, hostRules }: RelativeInput['options'],
  config: RelativeInput['config'],
): string | undefined {
  const option = findRelativeConflict({ urls, hostRules })
  if (option !== undefined) return option
  if (relative || urls === 'html') return undefined
  if (config.urls !== undefined && config.urls !== 'html') return `"urls": "${config.urls}"`
  return config.urls === undefined && config.seo.trailingSlash ? '"trailingSlash": true' : undefined
}
