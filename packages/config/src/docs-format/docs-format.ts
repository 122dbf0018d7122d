import type { FormatSchema } from '../validation/format-schema.ts'
import { DOCS_MISTAKES } from './docs-mistakes.ts'
import { docsConfigSchema } from './schema/docs-config.ts'
import { type DocsSettings, settingsSchema } from './schema/settings.ts'

/** `docs.json` for validation. The navigation is not part of what is selected: its reader takes any value. */
export const DOCS_FORMAT: FormatSchema<DocsSettings> = {
  root: docsConfigSchema,
  partial: settingsSchema,
  mistakes: DOCS_MISTAKES,
}
