/** A service that `analytics` or `integrations` configures, and what authors do to use it. */
interface ThirdPartyService {
  title: string
  /** The hosts that its script comes from and sends data to, for `--allow-origin`. */
  origins?: readonly string[]
  /** The setting that names another host, which replaces {@link origins}. */
  hostKey?: string
  /** What to do instead of adding its script. */
  advice?: string
}

/** Each service of either format by its key. */
export const THIRD_PARTY_SERVICES: Readonly<Record<string, ThirdPartyService>> = {
  adobe: { title: 'Adobe Analytics', hostKey: 'launchUrl' },
  amplitude: { title: 'Amplitude', origins: ['https://cdn.amplitude.com', 'https://api2.amplitude.com'] },
  clarity: { title: 'Microsoft Clarity', origins: ['https://*.clarity.ms'] },
  clearbit: { title: 'Clearbit' },
  cookies: {
    title: 'Cookie consent',
    advice: 'No action is needed: built sites set no cookies. If you add a script that does, let it read your setting.',
  },
  fathom: { title: 'Fathom', origins: ['https://cdn.usefathom.com'] },
  frontchat: { title: 'Front Chat' },
  ga4: {
    title: 'Google Analytics',
    origins: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  gtm: { title: 'Google Tag Manager', origins: ['https://www.googletagmanager.com'] },
  heap: { title: 'Heap' },
  hightouch: { title: 'Hightouch', hostKey: 'apiHost' },
  hotjar: { title: 'Hotjar', origins: ['https://*.hotjar.com', 'https://*.hotjar.io'] },
  intercom: { title: 'Intercom', origins: ['https://*.intercom.io', 'https://*.intercomcdn.com'] },
  koala: { title: 'Koala' },
  logrocket: { title: 'LogRocket' },
  mixpanel: { title: 'Mixpanel', origins: ['https://cdn.mxpnl.com', 'https://*.mixpanel.com'] },
  onetrust: { title: 'OneTrust', origins: ['https://cdn.cookielaw.org'], hostKey: 'scriptSource' },
  osano: { title: 'Osano', origins: ['https://cmp.osano.com'], hostKey: 'scriptSource' },
  pirsch: { title: 'Pirsch', origins: ['https://api.pirsch.io'] },
  plausible: { title: 'Plausible', origins: ['https://plausible.io'], hostKey: 'server' },
  posthog: {
    title: 'PostHog',
    origins: ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com'],
    hostKey: 'apiHost',
  },
  segment: { title: 'Segment', origins: ['https://cdn.segment.com', 'https://api.segment.io'], hostKey: 'cdnUrl' },
  telemetry: { title: 'Telemetry', advice: 'No action is needed: built sites send no telemetry.' },
  transcend: { title: 'Transcend', origins: ['https://transcend-cdn.com'] },
}
