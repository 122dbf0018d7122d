import { Agent } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ERROR_STATUS } from '../../src/core/index.ts'
import { createCall, type TestResponse } from '../open-test-app.ts'

/** Total and concurrent requests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.SPEARMINT_FULL === '1' ? 12_000 : 3000))
const CONCURRENCY = 50

const BODIES = [
  '{"user_group_id":"acme","name":"Acme","mapping":{"db":"1"},"properties":{"a":[1,2.5,{"b":null}]}}',
  '{"user_group_id":"acme","properties":null}',
  '{"current_token":"ugt_x"}',
  '{"user_group_id":"acme","current_token":"ugt_x","data_source_provided_id":"1"}',
]

const PIECES = [
  ...['"', '{', '}', '[', ']', ',', ':', '\\', '\\u0000', '\\ud800', '\\u005f', 'null', '-0', '1e400', '1e-400'],
  ...['9007199254740993', '"__proto__":1,', '"constructor":{},', '"name":"b",', '\u{FEFF}', '\0', '\xff', '🌱', '\n'],
  ...['[['.repeat(40), 'x'.repeat(300), '0x1', 'NaN', '/**/', "'", '{}', '""', ' '.repeat(50)],
  ...[`"name"${' '.repeat(50)}:"b",`, `1.${'0'.repeat(500)}e400`],
]

/** Replaces `length` characters somewhere in the body. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(6),
  piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })),
})

const fuzzed = fc.record({
  method: fc.constantFrom('GET', 'GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'),
  path: fc.oneof(
    { weight: 20, arbitrary: fc.constant('/api/user') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/api/user/', '/api//user', '/%2e%2e/', '/api/user?a=%ff', '/%', '/API/USER'),
    },
  ),
  body: fc
    .tuple(fc.constantFrom(...BODIES), fc.array(edit, { maxLength: 3 }), fc.constantFrom('utf8', 'latin1'))
    .map(([body, edits, encoding]) =>
      Buffer.from(
        edits.reduce((text, { at, length, piece }) => {
          const start = Math.floor(at * text.length)
          return text.slice(0, start) + piece + text.slice(start + length)
        }, body),
        encoding as 'utf8' | 'latin1',
      ),
    ),
  type: fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'application/json;charset=utf-7', 'text/json', ';;;', 'application/json;'),
    },
  ),
  token: fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constant('x y') }),
})

/** A response must have a documented status, be JSON, and have a `success` that matches the status. */
function findViolation({ status, headers, body }: TestResponse): string | undefined {
  const isKnown = status === 200 || Object.values(ERROR_STATUS).some((known) => known === status)
  if (!isKnown || status >= 500) return `status ${status}`
  if (headers['content-type'] !== 'application/json') return `type ${headers['content-type']}`
  if (body.success !== (status === 200 ? 1 : 0)) return `success ${body.success} with ${status}`
  if (status !== 200 && !(body.error.code in ERROR_STATUS)) return `code ${body.error.code}`
  return undefined
}

/** Declares the test that sends mutated requests to the service on a local port. */
export function describeFuzz(getPort: () => number): void {
  it(`responds to ${REQUESTS} mutated requests as documented`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
    const call = createCall(getPort(), agent)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.array(fuzzed, { minLength: CONCURRENCY, maxLength: CONCURRENCY }), async (requests) => {
        const responses = await Promise.all(
          requests.map(({ method, path, body, type, token }) =>
            call(method, body, { path, headers: { 'content-type': type }, ...(token && { token }) }),
          ),
        )
        for (const { status } of responses) statuses.add(status)
        expect(responses.map(findViolation).filter((violation) => violation !== undefined)).toEqual([])
      }),
      { numRuns: Math.ceil(REQUESTS / CONCURRENCY), endOnFailure: true },
    )
    // The requests failed in more than one way.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415, 422]))
    expect(await call('GET', { user_group_id: 'valid' })).toMatchObject({ status: 200 })
    agent.destroy()
  })
}
