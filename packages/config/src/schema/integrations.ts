import { z } from 'zod'

const widgetIdSchema = z.string().min(6, 'an id of 6 or more characters')

export const integrationsSchema = z
  .strictObject({
    intercom: widgetIdSchema.exactOptional().meta({ description: 'Id of the Intercom app.', examples: ['abc12345'] }),
    frontchat: widgetIdSchema.exactOptional().meta({ description: 'Id of the Front chat.', examples: ['abc12345'] }),
  })
  .meta({ description: 'Chat widgets.', examples: [{ intercom: 'abc12345' }] })
