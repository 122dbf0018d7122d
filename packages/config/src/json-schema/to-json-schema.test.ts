import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docsConfigSchema } from '../docs-format/schema/docs-config.ts'
import { siteConfigSchema } from '../mint-format/schema/mint-config.ts'
import { parseSiteConfig } from '../parse-site-config.ts'
import { fullDocsConfig } from '../testing/full-docs-config.ts'
import { createMutations, fullConfig } from '../testing/mutated-config.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** A part of a JSON Schema, with the keywords that these tests read. */
interface SchemaPart {
  title?: string
  description?: string
  markdownDescription?: string
  enum?: unknown[]
  enumDescriptions?: string[]
  examples?: unknown[]
  default?: unknown
  deprecated?: boolean
  properties?: Record<string, SchemaPart>
  additionalProperties?: unknown
}

/** Keywords that only editors read. Their values are not schemas. */
const ANNOTATIONS = new Set(['examples', 'default', 'defaultSnippets', 'patternErrorMessage'])

function* walkSchemas(value: unknown, path = ''): Generator<[string, SchemaPart]> {
  if (typeof value !== 'object' || value === null) return
  // A map of keys is not a schema, and its keys can have the names of annotations.
  const isMap = /\/(?:properties|definitions)$/.test(path) && !path.endsWith('/properties/properties')
  if (!isMap) yield [path, value]
  for (const [key, part] of Object.entries(value)) {
    if (isMap || !ANNOTATIONS.has(key)) yield* walkSchemas(part, `${path}/${key}`)
  }
}

/** Random configurations to validate. `npm run test:full` validates more. */
const FULL = process.env.SPEARMINT_FULL === '1'
const RUNS = FULL ? 3000 : 150

/** Problems that a schema can find. The others come from the text or from rules. */
const SCHEMA_CODE = /^config\/(?:missing-key|misspelled-key|unknown-key|wrong-type|invalid-value|not-an-object)$/

const FORMATS = [
  { format: 'mint', zodSchema: siteConfigSchema, full: fullConfig, cases: 'config-cases.jsonl' },
  { format: 'docs', zodSchema: docsConfigSchema, full: fullDocsConfig, cases: 'docs-json-cases.jsonl' },
] as const

describe.each(FORMATS)('toJsonSchema for $format', ({ format, zodSchema, full, cases }) => {
  const schema = toJsonSchema({ format })
  // Not strict, because ajv doesn't know the keywords for editors.
  const validateJson = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(schema)))

  function hasSchemaProblem(value: unknown): boolean {
    const { diagnostics } = parseSiteConfig(JSON.stringify(value), { file: `${format}.json` })
    return diagnostics.some(({ code }) => SCHEMA_CODE.test(code))
  }

  it('matches the committed schema (npm run test:run -- packages/config --update writes it)', async () => {
    const path = `../../../../schemas/${format}.schema.json`
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(path)
  })

  it('describes every key, and allows no others', () => {
    const poor = [...walkSchemas(schema)].flatMap(([path, { properties, additionalProperties }]) => {
      if (properties === undefined) return []
      const undescribed = Object.entries(properties)
        .filter(([, { title, description, markdownDescription }]) => !title || !description || !markdownDescription)
        .map(([key]) => `${path}/${key} has no description`)
      const unshown = Object.entries(properties)
        .filter(([, part]) => !(part.examples || part.deprecated || part.properties))
        .map(([key]) => `${path}/${key} has no example`)
      return [...undescribed, ...unshown, ...(additionalProperties === false ? [] : [`${path} is open`])]
    })
    expect(poor).toEqual([])
  })

  it('describes every enum value except the names of platforms', () => {
    const enumerations = [...walkSchemas(schema)].filter(([, part]) => Array.isArray(part.enum))
    expect(enumerations.length).toBeGreaterThan(15)
    for (const [path, part] of enumerations) {
      if (/propertyNames|\/type$/.test(path)) continue
      expect(part.enumDescriptions, path).toHaveLength(part.enum?.length ?? 0)
    }
  })

  it('has valid examples and defaults', () => {
    const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(JSON.parse(JSON.stringify(schema)), format)
    const wrong = [...walkSchemas(schema)].flatMap(([path, part]) => {
      const values = [...(part.examples ?? []), ...(part.default === undefined ? [] : [part.default])]
      const pointer = `${format}#${path.replaceAll('$', '%24')}`
      return values.filter((value) => !ajv.validate({ $ref: pointer }, value)).map((value) => ({ path, value }))
    })
    expect(wrong).toEqual([])
  }, 30_000)

  it.runIf(format === 'docs')(
    'accepts includes in place of objects and arrays, and required keys in the included file',
    () => {
      const include = { $ref: './a.json' }
      expect(validateJson(include)).toBe(true)
      expect(validateJson({ ...full, navigation: include, redirects: include, colors: include })).toBe(true)
      expect(validateJson({ ...full, navigation: { tabs: [{ ...include, tab: 'A' }, include] } })).toBe(true)
      expect(validateJson({ ...full, redirects: { $ref: 5 } })).toBe(false)
      expect(validateJson({ ...full, redirects: {} })).toBe(false)
      expect(validateJson({ ...full, name: include })).toBe(false)
    },
  )

  it('accepts the same recorded cases as the validator', () => {
    const lines = readFileSync(new URL(`../fixtures/${cases}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const differing = lines
      .map((line): { id: string; config: unknown } => JSON.parse(line))
      .filter(({ config }) => !JSON.stringify(config).includes('$ref'))
      .filter(({ config }) => hasSchemaProblem(config) === validateJson(config))
    expect(differing.map(({ id }) => id)).toEqual([])
  }, 30_000)

  it(
    'accepts the same configurations as the validator',
    () => {
      expect(validateJson(full)).toBe(true)
      let valid = 0
      fc.assert(
        fc.property(createMutations(full), (mutated) => {
          const config: unknown = JSON.parse(JSON.stringify(mutated))
          // zod drops this key from records to prevent attacks; nobody uses it as a platform or a meta tag.
          fc.pre(!JSON.stringify(config).includes('__proto__'))
          const isValid = validateJson(config)
          if (isValid) valid++
          expect(zodSchema.safeParse(config).success).toBe(isValid)
          expect(hasSchemaProblem(config)).toBe(!isValid)
        }),
        { numRuns: RUNS },
      )
      // Valid and invalid configurations both occur, so that the comparison means something.
      expect(valid).toBeGreaterThan(0)
      expect(valid).toBeLessThan(RUNS)
    },
    FULL ? 600_000 : 60_000,
  )
})
