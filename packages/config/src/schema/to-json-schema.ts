import { z } from 'zod/mini'
import { siteConfigSchema } from './site-config.ts'

/** The name that identifies the schema. It isn't a URL, because the file comes with the package. */
const SCHEMA_ID = 'urn:spearmint:mint.schema.json'

/** Words in keys with a spelling of their own. */
const WORDS = new Map([
  ['api', 'API'],
  ['cta', 'CTA'],
  ['openapi', 'OpenAPI'],
  ['seo', 'SEO'],
  ['url', 'URL'],
  ['github', 'GitHub'],
])

/**
 * Converts the schema to JSON Schema (draft 7), for editors. Every key has a title, a description (plain and as
 * Markdown) and examples; enum values are described, and lists offer snippets. Rules between keys are not included.
 */
export function toJsonSchema(): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(siteConfigSchema, {
    target: 'draft-07',
    io: 'input',
    override({ jsonSchema, path }) {
      const key = path.at(-2) === 'properties' ? path.at(-1) : undefined
      if (typeof key === 'string') jsonSchema.title ??= toTitle(key)
      if (jsonSchema.description === undefined) return
      jsonSchema.markdownDescription = toMarkdown(jsonSchema.description, jsonSchema.default)
    },
  })
  return { $id: SCHEMA_ID, ...schema }
}

/** `topbarCtaButton` → `Topbar CTA button` */
function toTitle(key: string): string {
  const words = key
    .replace(/^\$/, '')
    .split(/(?=[A-Z])|[-_]/)
    .map((word) => WORDS.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Descriptions have keys and values in quotes; in Markdown, they are code. */
function toMarkdown(description: string, fallback: unknown): string {
  const text = description.replace(/"([^"]+)"/g, '`$1`')
  return fallback === undefined ? text : `${text}\n\nDefault: \`${JSON.stringify(fallback)}\``
}
