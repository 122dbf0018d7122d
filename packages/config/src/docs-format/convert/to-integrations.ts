import type { SiteConfig } from '../../model/site-config.ts'
import type { DocsSettings } from '../schema/settings.ts'

/** Converts `integrations`: chat widgets are separate from analytics and other services. */
export function toIntegrations({
  intercom,
  frontchat,
  ...tools
}: NonNullable<DocsSettings['integrations']> = {}): Pick<SiteConfig, 'analytics' | 'integrations'> {
  return {
    analytics: tools,
    integrations: {
      ...(intercom && { intercom: intercom.appId }),
      ...(frontchat && { frontchat: frontchat.snippetId }),
    },
  }
}
