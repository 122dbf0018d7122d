import { describe, expect, it } from 'vitest'
import { createAnchorIds } from './anchor-ids.ts'

describe('createAnchorIds', () => {
  it('returns the first free ID, without regard to case', () => {
    const ids = createAnchorIds()
    ids.claim('a-3')
    expect(['a', 'A', 'a', 'b', 'a-3'].map((id) => ids.claim(id))).toEqual(['a', 'A-2', 'a-4', 'b', 'a-3-2'])
    expect(ids.claim('a', 1)).toBe('a-1')
    expect(ids.claim('a')).toBe('a-5')
  })

  it('leaves the IDs of the frame to the frame', () => {
    const ids = createAnchorIds()
    expect(['footer', 'Sidebar', 'footer'].map((id) => ids.claim(id))).toEqual(['footer-2', 'Sidebar-2', 'footer-3'])
    expect(ids.isTaken('navbar')).toBe(true)
  })

  it('takes linear time for one ID', () => {
    const ids = createAnchorIds()
    const start = performance.now()
    for (let count = 0; count < 50_000; count++) ids.claim('a')
    expect(ids.claim('a')).toBe('a-50001')
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})
