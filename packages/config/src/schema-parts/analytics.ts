import { z } from 'zod/mini'
import { textFormats } from './text-format.ts'

/** A required setting. */
function setting(description: string, example: string) {
  return z.string().check(z.meta({ description, examples: [example] }))
}

/** A required setting whose value has a known start. */
function settingWithStart(start: string, description: string, example: string) {
  return z
    .string()
    .check(
      z.regex(new RegExp(`^${start}`), `text that starts with "${start}", for example "${example}"`),
      z.meta({ description, examples: [example] }),
    )
}

function tool<Shape extends z.core.$ZodShape>(name: string, shape: Shape) {
  return z.exactOptional(z.strictObject(shape)).check(z.meta({ description: `Settings for ${name}.` }))
}

/** Analytics tools, an extension of the original format (docs/reference/mint-json.mdx). */
export const analyticsSchema = z
  .strictObject({
    adobe: tool('Adobe Analytics', {
      launchUrl: setting('URL of the launch script.', 'https://assets.adobedtm.com/a.js'),
    }),
    amplitude: tool('Amplitude', { apiKey: setting('API key of the project.', 'abc123') }),
    clarity: tool('Microsoft Clarity', { projectId: setting('ID of the project.', 'abc123') }),
    clearbit: tool('Clearbit', { publicApiKey: setting('Public key.', 'pk_abc123') }),
    fathom: tool('Fathom', { siteId: setting('ID of the site.', 'ABCDEFGH') }),
    ga4: tool('Google Analytics 4', { measurementId: settingWithStart('G', 'Measurement ID.', 'G-ABC123') }),
    gtm: tool('Google Tag Manager', { tagId: settingWithStart('G', 'ID of the container.', 'GTM-ABC123') }),
    heap: tool('Heap', { appId: setting('ID of the app.', '12345') }),
    hightouch: tool('Hightouch', {
      writeKey: setting('Write key.', 'abc123'),
      apiHost: z.exactOptional(setting('Host of the API.', 'us-east-1.hightouch-events.com')),
    }),
    hotjar: tool('Hotjar', {
      hjid: setting('ID of the site.', '1234567'),
      hjsv: setting('Version of the snippet.', '6'),
    }),
    koala: tool('Koala', { publicApiKey: setting('Public key.', 'pk_abc123') }),
    logrocket: tool('LogRocket', { appId: setting('ID of the app.', 'abc/docs') }),
    mixpanel: tool('Mixpanel', {
      projectToken: setting('Token of the project.', 'abc123'),
      region: z.exactOptional(setting('Region of the project.', 'eu')),
    }),
    pirsch: tool('Pirsch', { id: setting('ID of the site.', 'abc123') }),
    plausible: tool('Plausible', {
      domain: z
        .string()
        .check(
          z.regex(/^(?!https?:)/, 'a domain without "https://", for example "docs.acme.com"'),
          z.meta({ description: 'Domain of the site.', examples: ['docs.acme.com'] }),
        )
        .register(textFormats, { format: 'domain' }),
      server: z.exactOptional(setting('Host of a self-hosted server.', 'plausible.acme.com')),
    }),
    posthog: tool('PostHog', {
      apiKey: settingWithStart('phc_', 'API key of the project.', 'phc_abc123'),
      apiHost: z.exactOptional(setting('Host of the API.', 'https://eu.i.posthog.com')),
      sessionRecording: z
        .exactOptional(z.boolean())
        .check(z.meta({ description: 'Whether to record sessions.', examples: [true] })),
    }),
    segment: tool('Segment', {
      key: setting('Write key.', 'abc123'),
      cdnUrl: z.exactOptional(setting('URL of the script.', 'https://cdn.acme.com')),
    }),
  })
  .check(z.meta({ description: 'Analytics tools.', examples: [{ plausible: { domain: 'docs.acme.com' } }] }))
