import { describe, expect, it } from 'vitest'
import { PageTimeoutError } from '../../build/index.ts'
import { createPageGuard } from './page-guard.ts'

describe('createPageGuard', () => {
  it('returns the result of the work', () => {
    expect(createPageGuard().run(() => 'result')).toBe('result')
  })

  it('stops work that takes too long, and goes on', () => {
    const guard = createPageGuard(0.05)
    let isCaught = false
    function loop(): never {
      try {
        for (;;);
      } catch {
        isCaught = true
      }
      return loop()
    }
    expect(() => guard.run(loop)).toThrow(PageTimeoutError)
    expect(isCaught).toBe(false)
    expect(createPageGuard().run(() => 1)).toBe(1)
  })

  it('stops a regular expression that backtracks', () => {
    const guard = createPageGuard(0.05)
    expect(() => guard.run(() => /^(a+)+$/.test(`${'a'.repeat(40)}b`))).toThrow(PageTimeoutError)
  })

  it.each([
    ['an error', new TypeError('oops')],
    ['a text', 'oops'],
  ])('passes on %s', (_, thrown) => {
    const run = () =>
      createPageGuard().run(() => {
        throw thrown
      })
    expect(run).toThrow('oops')
  })

  it('passes on a stack overflow as an error of this realm', () => {
    const overflow = (): number => 1 + overflow()
    expect(() => createPageGuard().run(overflow)).toThrow(RangeError)
  })
})
