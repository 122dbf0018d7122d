import { z } from 'zod/mini'
import { nameSchema } from './name.ts'
import { navigationSchema } from './navigation.ts'
import { siteConfigSchema } from './site-config.ts'

/** The parts of a configuration whose form is right: the same schema with every key optional. */
export const checkedConfigSchema = z.strictObject({
  ...siteConfigSchema.shape,
  name: z.exactOptional(nameSchema),
  navigation: z.exactOptional(navigationSchema),
})

export type CheckedConfig = z.output<typeof checkedConfigSchema>
