import { z } from 'zod/mini'
import type { ConfigFormat } from '../config-format.ts'
import { docsConfigSchema } from '../docs-format/schema/docs-config.ts'
import { siteConfigSchema } from '../mint-format/schema/mint-config.ts'
import { allowIncludes } from './allow-includes.ts'

const SCHEMAS = { mint: siteConfigSchema, docs: docsConfigSchema } satisfies Record<ConfigFormat, z.core.$ZodType>

export interface JsonSchemaOptions {
  /** The format that the schema describes. Default `mint`. */
  format?: ConfigFormat
  /** Whether parts of a `docs.json` can be in other files (`$ref`). Default true. */
  includes?: boolean
}

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
 * Converts the schema of a format to JSON Schema (draft 7), for editors. Every key has a title, a description (plain and as
 * Markdown) and examples; enum values are described, and lists offer snippets. Rules between keys are not included.
 */
export function toJsonSchema({
  format = 'mint',
  includes = true,
}: JsonSchemaOptions = {}): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(SCHEMAS[format], {
    target: 'draft-07',
    io: 'input',
    override({ zodSchema, jsonSchema, path }) {
      const key = path.at(-2) === 'properties' ? path.at(-1) : undefined
      if (typeof key === 'string') jsonSchema.title ??= toTitle(key)
      const expected = findPatternMessage(zodSchema)
      // Without it, VS Code shows the pattern.
      if (expected !== undefined) jsonSchema.patternErrorMessage = `Expected ${expected}.`
      if (jsonSchema.description === undefined) return
      jsonSchema.markdownDescription = toMarkdown(jsonSchema.description, jsonSchema.default)
    },
  })
  // The name that identifies the schema. It isn't a URL, because the file comes with the package.
  const complete = format === 'docs' && includes ? allowIncludes(schema) : schema
  return { $id: `urn:spearmint:${format}.schema.json`, ...complete }
}

/** Finds what a text with a pattern is expected to be, as the end of a sentence. */
function findPatternMessage({ _zod }: z.core.$ZodTypes): string | undefined {
  for (const check of ('checks' in _zod.def && _zod.def.checks) || []) {
    const { def } = check._zod
    if (!('format' in def) || def.format !== 'regex') continue
    const message = def.error?.({ code: 'invalid_format', format: 'regex', input: '', path: [] } as never)
    return typeof message === 'string' ? message : message?.message
  }
  return undefined
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
