import type { z } from 'zod'
import { nameSchema } from './name.ts'
import { navigationSchema } from './navigation.ts'
import { siteConfigSchema } from './site-config.ts'

/** The parts of a configuration whose form is right: the same schema with every key optional. */
export const checkedConfigSchema = siteConfigSchema.extend({
  name: nameSchema.exactOptional(),
  navigation: navigationSchema.exactOptional(),
})

export type CheckedConfig = z.output<typeof checkedConfigSchema>
