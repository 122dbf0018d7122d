import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { createOpenapi } from '../src/index.ts'

/** Two programs that know nothing of each other, and nothing of us, say whether a description is one. */
async function lint(description: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(description), config, absoluteRef: '/openapi.json' })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

async function validate(description: object): Promise<unknown> {
  const { valid, errors } = await new Validator().validate(structuredClone(description) as Record<string, unknown>)
  return valid ? [] : errors
}

describe('the OpenAPI description', () => {
  it('is clean by the strict rules of Redocly', async () => {
    expect(await lint(createOpenapi())).toEqual([])
  })

  it('keeps to the schema of OpenAPI 3.1', async () => {
    expect(await validate(createOpenapi())).toEqual([])
  })

  it('would not be called clean without its security or its answers', async () => {
    const { security: _security, ...open } = createOpenapi() as { security: object }
    expect(await lint(open)).toContainEqual(expect.stringMatching(/^security-defined/))
    const silent = { ...open, paths: { '/api/user': { get: { responses: 'none' } } } }
    expect(await lint(silent)).toContainEqual(expect.stringMatching(/^struct/))
    expect(await validate(silent)).not.toEqual([])
  })
})
