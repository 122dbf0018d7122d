import { describe, expect, it } from 'vitest'
import { createRateLimit } from './create-rate-limit.ts'

describe('createRateLimit', () => {
  it('allows the requests of a minute at once, then as many as the bucket refills', () => {
    let now = 0
    const limit = createRateLimit(60, () => now)
    for (let count = 0; count < 60; count++) limit('a')
    expect(() => limit('a')).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfter: 1 }))
    limit('b')
    now += 1000
    limit('a')
    expect(() => limit('a')).toThrow('60 requests a minute')
  })

  it('reports how long to wait', () => {
    const limit = createRateLimit(2, () => 0)
    limit('a')
    limit('a')
    expect(() => limit('a')).toThrow(expect.objectContaining({ retryAfter: 30 }))
  })
})
