import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { createOpenapi } from '../src/index.ts'

/** Two independent validators. */
async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: '/openapi.json' })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

async function validate(document: object): Promise<unknown> {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as Record<string, unknown>)
  return valid ? [] : errors
}

describe('the OpenAPI document', () => {
  it('passes the strict rules of Redocly', async () => {
    expect(await lint(createOpenapi())).toEqual([])
  })

  it('matches the schema of OpenAPI 3.1', async () => {
    expect(await validate(createOpenapi())).toEqual([])
  })

  it('would fail without security or with invalid responses', async () => {
    const { security: _security, ...unsecured } = createOpenapi() as { security: object }
    expect(await lint(unsecured)).toContainEqual(expect.stringMatching(/^security-defined/))
    const invalid = { ...unsecured, paths: { '/api/user': { get: { responses: 'none' } } } }
    expect(await lint(invalid)).toContainEqual(expect.stringMatching(/^struct/))
    expect(await validate(invalid)).not.toEqual([])
  })
})
