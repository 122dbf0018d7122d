import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'
import { fullConfig, mutatedConfig } from '../testing/mutated-config.ts'
import { siteConfigSchema } from './site-config.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** A part of a JSON Schema, as far as these tests look at it. */
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

/** What only editors read of a schema: values in it are no schemas. */
const ANNOTATIONS = new Set(['examples', 'default', 'defaultSnippets'])

function* walkSchemas(value: unknown, path = ''): Generator<[string, SchemaPart]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, part] of Object.entries(value)) if (!ANNOTATIONS.has(key)) yield* walkSchemas(part, `${path}/${key}`)
}

const schema = toJsonSchema()
// What editors read besides validation is unknown to ajv and allowed.
const validateJson = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(schema)))

/** Problems that a schema can see. Others are of the text or of rules. */
const SHAPE = /^config\/(?:missing-key|misspelt-key|unknown-key|wrong-type|invalid-value|not-an-object)$/

function hasShapeProblem(value: unknown): boolean {
  return parseSiteConfig(JSON.stringify(value)).diagnostics.some(({ code }) => SHAPE.test(code))
}

describe('toJsonSchema', () => {
  it('is what schemas/mint.schema.json holds (npm run test:run -- packages/config --update writes it)', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../../../schemas/mint.schema.json')
  })

  it('describes every key, and knows no others', () => {
    const poor = [...walkSchemas(schema)].flatMap(([path, { properties, additionalProperties }]) => {
      if (properties === undefined || path.endsWith('/properties')) return []
      const undescribed = Object.entries(properties)
        .filter(([, { title, description, markdownDescription }]) => !title || !description || !markdownDescription)
        .map(([key]) => `${path}/${key} has no words`)
      const unshown = Object.entries(properties)
        .filter(([, part]) => !(part.examples || part.deprecated || part.properties))
        .map(([key]) => `${path}/${key} has no example`)
      return [...undescribed, ...unshown, ...(additionalProperties === false ? [] : [`${path} is open`])]
    })
    expect(poor).toEqual([])
  })

  it('explains every value of an enumeration, but the names of platforms', () => {
    const enumerations = [...walkSchemas(schema)].filter(([, part]) => Array.isArray(part.enum))
    expect(enumerations.length).toBeGreaterThan(15)
    for (const [path, part] of enumerations) {
      if (/propertyNames|\/type$/.test(path)) continue
      expect(part.enumDescriptions, path).toHaveLength(part.enum?.length ?? 0)
    }
  })

  it('has examples and defaults that fit', () => {
    const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(JSON.parse(JSON.stringify(schema)), 'mint')
    const wrong = [...walkSchemas(schema)].flatMap(([path, part]) => {
      const values = [...(part.examples ?? []), ...(part.default === undefined ? [] : [part.default])]
      const pointer = `mint#${path.replaceAll('$', '%24')}`
      return values.filter((value) => !ajv.validate({ $ref: pointer }, value)).map((value) => ({ path, value }))
    })
    expect(wrong).toEqual([])
  })

  it('decides the recorded cases as the validator does', () => {
    const lines = readFileSync(new URL('../fixtures/config-cases.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const differing = lines
      .map((line): { id: string; config: unknown } => JSON.parse(line))
      .filter(({ config }) => hasShapeProblem(config) === validateJson(config))
    expect(differing.map(({ id }) => id)).toEqual([])
  })

  it('decides any configuration as the validator does', () => {
    expect(validateJson(fullConfig)).toBe(true)
    let valid = 0
    fc.assert(
      fc.property(mutatedConfig, (mutated) => {
        const config: unknown = JSON.parse(JSON.stringify(mutated))
        // zod leaves this key out of maps, so that it can do no harm; as a platform or a meta tag nobody means it.
        fc.pre(!JSON.stringify(config).includes('__proto__'))
        const isValid = validateJson(config)
        if (isValid) valid++
        expect(siteConfigSchema.safeParse(config).success).toBe(isValid)
        expect(hasShapeProblem(config)).toBe(!isValid)
      }),
      { numRuns: 3000 },
    )
    // Both answers come often enough for the comparison to mean something.
    expect(valid).toBeGreaterThan(200)
    expect(valid).toBeLessThan(2800)
  }, 60_000)
})
