import type { SiteConfig } from '@spearmint/config'
import { type Addresses, createAddresses } from '../../core/index.ts'
import { resolveUrlStyle } from '../../emit/index.ts'
import type { BuildOptions } from '../build-options.ts'

/** The addresses of a site, as the options and its configuration want them. */
export function toAddresses({ base, urls, hostRules }: BuildOptions, config: SiteConfig | undefined): Addresses {
  return createAddresses(base, resolveUrlStyle({ option: urls, config, host: hostRules }))
}
