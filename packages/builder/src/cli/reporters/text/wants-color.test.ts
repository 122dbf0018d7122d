import { expect, it } from 'vitest'
import { wantsColor } from './wants-color.ts'

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '' }, false, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
])('%j on a terminal (%s): %s', (variables, isTTY, expected) => {
  expect(wantsColor({ variables, stderr: { isTTY, write: () => {} } })).toBe(expected)
})
