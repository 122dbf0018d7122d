import type { SiteConfig } from '@spearmint/config'
import { type Addresses, createAddresses, createRelativeAddresses } from '../../core/index.ts'
import { resolveUrlStyle } from '../../emit/index.ts'
import type { BuildOptions } from '../build-options.ts'

/**
 * The addresses of a site, as the options and its configuration want them.
 * @param folder The folder of a version. Default: none.
 */
export function toAddresses(options: BuildOptions, config: SiteConfig | undefined, folder?: string): Addresses {
  if (isRelative(options, config)) return createRelativeAddresses(folder)
  const { base, urls, hostRules } = options
  return createAddresses(base, resolveUrlStyle({ option: urls, config, host: hostRules }), folder)
}

/** Whether a site is portable: as the option says, otherwise as the configuration says. */
function isRelative({ relative }: BuildOptions, config: SiteConfig | undefined): boolean {
  return relative ?? config?.isRelative ?? false
}
