import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteConfigSchema } from './schema/site-config.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** A part of a JSON Schema, as far as these tests look at it. */
interface SchemaPart {
  description?: string
  examples?: unknown[]
  deprecated?: boolean
  properties?: Record<string, SchemaPart>
  additionalProperties?: unknown
}

function* walkObjects(value: unknown, path = ''): Generator<[string, SchemaPart]> {
  if (typeof value !== 'object' || value === null) return
  if ('properties' in value) yield [path, value as SchemaPart]
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'examples') yield* walkObjects(part, `${path}/${key}`)
  }
}

const schema = toJsonSchema()

describe('toJsonSchema', () => {
  it('is what schemas/mint.schema.json holds (npx vitest run packages/config -u writes it)', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../../schemas/mint.schema.json')
  })

  it('describes every key, and knows no others', () => {
    const poor = [...walkObjects(schema)].flatMap(([path, { properties, additionalProperties }]) => [
      ...(additionalProperties === false ? [] : [`${path} is open`]),
      ...Object.entries(properties ?? {})
        .filter(([, part]) => !part.description || !(part.examples || part.deprecated || part.properties))
        .map(([key]) => `${path}/${key}`),
    ])
    expect(poor).toEqual([])
  })

  it('decides the recorded cases as the validator does', () => {
    const fromJson = z.fromJSONSchema(JSON.parse(JSON.stringify(schema)))
    const lines = readFileSync(new URL('fixtures/config-cases.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const differing = lines
      .map((line): { id: string; config: unknown } => JSON.parse(line))
      .filter(({ config }) => siteConfigSchema.safeParse(config).success !== fromJson.safeParse(config).success)
    expect(differing.map(({ id }) => id)).toEqual([])
  })
})
