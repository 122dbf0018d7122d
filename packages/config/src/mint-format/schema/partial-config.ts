import { z } from 'zod/mini'
import { nameSchema } from '../../schema-parts/name.ts'
import { siteConfigSchema } from './mint-config.ts'
import { navigationSchema } from './navigation.ts'

/** The valid parts of a configuration: the same schema with every key optional. */
export const partialConfigSchema = z.strictObject({
  ...siteConfigSchema.shape,
  name: z.exactOptional(nameSchema),
  navigation: z.exactOptional(navigationSchema),
})

export type PartialConfig = z.output<typeof partialConfigSchema>
