import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'
import { fullConfig, mutatedConfig } from '../testing/mutated-config.ts'
import { siteConfigSchema } from './site-config.ts'
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
const ANNOTATIONS = new Set(['examples', 'default', 'defaultSnippets'])

function* walkSchemas(value: unknown, path = ''): Generator<[string, SchemaPart]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, part] of Object.entries(value)) if (!ANNOTATIONS.has(key)) yield* walkSchemas(part, `${path}/${key}`)
}

/** Random configurations to validate. `npm run test:full` validates more. */
const RUNS = process.env.SPEARMINT_FULL === '1' ? 3000 : 300

const schema = toJsonSchema()
// Not strict, because ajv doesn't know the keywords for editors.
const validateJson = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(schema)))

/** Problems that a schema can find. The others come from the text or from rules. */
const SCHEMA_CODE = /^config\/(?:missing-key|misspelt-key|unknown-key|wrong-type|invalid-value|not-an-object)$/

function hasSchemaProblem(value: unknown): boolean {
  return parseSiteConfig(JSON.stringify(value)).diagnostics.some(({ code }) => SCHEMA_CODE.test(code))
}

describe('toJsonSchema', () => {
  it('matches schemas/mint.schema.json (npm run test:run -- packages/config --update writes it)', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../../../schemas/mint.schema.json')
  })

  it('describes every key, and allows no others', () => {
    const poor = [...walkSchemas(schema)].flatMap(([path, { properties, additionalProperties }]) => {
      if (properties === undefined || path.endsWith('/properties')) return []
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
    const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(JSON.parse(JSON.stringify(schema)), 'mint')
    const wrong = [...walkSchemas(schema)].flatMap(([path, part]) => {
      const values = [...(part.examples ?? []), ...(part.default === undefined ? [] : [part.default])]
      const pointer = `mint#${path.replaceAll('$', '%24')}`
      return values.filter((value) => !ajv.validate({ $ref: pointer }, value)).map((value) => ({ path, value }))
    })
    expect(wrong).toEqual([])
  })

  it('accepts the same recorded cases as the validator', () => {
    const lines = readFileSync(new URL('../fixtures/config-cases.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const differing = lines
      .map((line): { id: string; config: unknown } => JSON.parse(line))
      .filter(({ config }) => hasSchemaProblem(config) === validateJson(config))
    expect(differing.map(({ id }) => id)).toEqual([])
  })

  it('accepts the same configurations as the validator', () => {
    expect(validateJson(fullConfig)).toBe(true)
    let valid = 0
    fc.assert(
      fc.property(mutatedConfig, (mutated) => {
        const config: unknown = JSON.parse(JSON.stringify(mutated))
        // zod drops this key from records to prevent attacks; nobody uses it as a platform or a meta tag.
        fc.pre(!JSON.stringify(config).includes('__proto__'))
        const isValid = validateJson(config)
        if (isValid) valid++
        expect(siteConfigSchema.safeParse(config).success).toBe(isValid)
        expect(hasSchemaProblem(config)).toBe(!isValid)
      }),
      { numRuns: RUNS },
    )
    // Valid and invalid configurations both occur, so that the comparison means something.
    expect(valid).toBeGreaterThan(0)
    expect(valid).toBeLessThan(RUNS)
  }, 60_000)
})
