import { z } from 'zod/mini'

const widgetIdSchema = z.string().check(z.minLength(6, 'an ID of 6 or more characters'))

export const integrationsSchema = z
  .strictObject({
    intercom: z
      .exactOptional(widgetIdSchema)
      .check(z.meta({ description: 'ID of the Intercom app.', examples: ['abc12345'] })),
    frontchat: z
      .exactOptional(widgetIdSchema)
      .check(z.meta({ description: 'ID of the Front chat.', examples: ['abc12345'] })),
  })
  .check(z.meta({ description: 'Chat widgets.', examples: [{ intercom: 'abc12345' }] }))
