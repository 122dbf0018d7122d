import type { SiteConfig } from '@spearmint/config'
import type { HostName, UrlStyle } from '../../core/index.ts'
import { HOSTS } from './hosts.ts'

export interface UrlStyleInput {
  /** The value of `--urls`. */
  option?: UrlStyle | undefined
  /** Undefined if there is no usable configuration. */
  config?: { urls?: UrlStyle; seo?: Pick<SiteConfig['seo'], 'trailingSlash'> } | undefined
  /** The host that rules are written for. */
  host?: HostName | undefined
}

/**
 * Resolves what the URLs of pages look like: as the option says, otherwise as the configuration says, otherwise without
 * extensions if the host serves that with its rules.
 */
export function resolveUrlStyle({ option, config, host }: UrlStyleInput): UrlStyle {
  const configured = option ?? config?.urls ?? (config?.seo?.trailingSlash ? 'folder' : undefined)
  return configured ?? (host !== undefined && HOSTS[host].can.clean !== false ? 'clean' : 'html')
}
