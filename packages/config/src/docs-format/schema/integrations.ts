import { z } from 'zod/mini'
import { absoluteUrlSchema } from '../../schema-parts/absolute-url.ts'
import { analyticsSchema } from '../../schema-parts/analytics.ts'
import { choice, key, optionalKey } from './key.ts'

const widgetId = z.string().check(z.minLength(6, 'an ID of 6 or more characters'))

function service<Shape extends z.core.$ZodShape>(name: string, shape: Shape) {
  return optionalKey(z.strictObject(shape), { description: `Settings for ${name}.` })
}

function setting(description: string, example: string) {
  return key(z.string(), { description, examples: [example] })
}

function optionalSetting(description: string, example: string) {
  return optionalKey(z.string(), { description, examples: [example] })
}

export const integrationsSchema = z.strictObject({
  ...analyticsSchema.shape,
  adobe: service('Adobe Analytics', {
    launchUrl: key(absoluteUrlSchema, {
      description: 'URL of the launch script.',
      examples: ['https://assets.adobedtm.com/a.js'],
    }),
  }),
  mixpanel: service('Mixpanel', {
    projectToken: setting('Token of the project.', 'abc123'),
    region: optionalKey(choice({ us: 'United States.', eu: 'European Union.', in: 'India.' }), {
      description: 'Region of the project.',
      examples: ['eu'],
    }),
  }),
  intercom: service('Intercom', { appId: key(widgetId, { description: 'ID of the app.', examples: ['abc12345'] }) }),
  frontchat: service('Front chat', {
    snippetId: key(widgetId, { description: 'ID of the snippet.', examples: ['abc12345'] }),
  }),
  onetrust: service('OneTrust', {
    domainScript: setting('ID of the script.', 'abc123'),
    categoryId: optionalSetting('ID of the category.', 'C0002'),
    scriptSource: optionalSetting('URL of the script.', 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'),
  }),
  transcend: service('Transcend', {
    bundleId: setting('ID of the bundle.', 'abc-123'),
    analyticsPurpose: optionalSetting('Purpose of analytics.', 'Analytics'),
  }),
  telemetry: service('telemetry', {
    enabled: optionalKey(z.boolean(), { description: 'Whether it is enabled.', examples: [false] }),
  }),
  cookies: service('cookie consent', {
    key: optionalSetting('Key in the storage of the browser.', 'consent'),
    value: optionalSetting('Value that means consent.', 'true'),
  }),
})
