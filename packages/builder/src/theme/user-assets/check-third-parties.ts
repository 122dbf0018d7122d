import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { isObject, type LocateInConfig, locateNothing } from '../../core/index.ts'
import { THEME_CODES } from '../codes.ts'
import { THIRD_PARTY_SERVICES } from './third-party-services.ts'

/**
 * Reports each tool in `analytics` and `integrations` as `site/third-party-script`, because a built site loads none of them,
 * and what to do to use it. See docs/guides/analytics.mdx.
 */
export function checkThirdParties(
  { analytics, integrations }: Pick<SiteConfig, 'analytics' | 'integrations'>,
  locate: LocateInConfig = locateNothing,
): Diagnostic[] {
  const tools = Object.entries({ analytics, integrations }).flatMap(([key, settings]) =>
    Object.entries(settings).map(([name, value]) => ({ path: [key, name], name, value })),
  )
  return tools.map(({ path, name, value }) => {
    const location = locate(path)
    return toDiagnostic(THEME_CODES, {
      code: 'site/third-party-script',
      message: `"${location.path.join('.')}" is not loaded: built sites do not run third-party scripts.`,
      suggestions: [toAdvice(name, value)],
      ...location,
    })
  })
}

function toAdvice(name: string, settings: unknown): string {
  const service = Object.hasOwn(THIRD_PARTY_SERVICES, name) ? THIRD_PARTY_SERVICES[name] : undefined
  if (service?.advice !== undefined) return service.advice
  const host = isObject(settings) && service?.hostKey !== undefined ? settings[service.hostKey] : undefined
  const origins = toOrigins(host) ?? service?.origins ?? ['https://<its host>']
  const options = origins.map((origin) => `--allow-origin ${origin}`).join(' ')
  return `To use ${service?.title ?? `"${name}"`}, add its script to your folder as a .js file and build with ${options}.`
}

/** The origins of a setting that is a URL or a host. */
function toOrigins(host: unknown): string[] | undefined {
  if (typeof host !== 'string') return undefined
  const url = /^https?:\/\//i.test(host) ? host : `https://${host}`
  return URL.canParse(url) ? [new URL(url).origin] : undefined
}
