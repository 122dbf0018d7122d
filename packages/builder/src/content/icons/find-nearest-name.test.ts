import { expect, it } from 'vitest'
import { findNearestName } from './find-nearest-name.ts'

const FREE = [
  'ban',
  'circle',
  'circle-check',
  'file',
  'glass',
  'k',
  'key',
  'magnifying-glass',
  'square',
  'square-code',
  'star',
  'webcam-off',
]

function findKnown(name: string): string | undefined {
  return name === 'memo' ? 'file' : FREE.find((free) => free === name)
}

it.each([
  ['singular for plural', 'stars', 'star'],
  ['another frame', 'hexagon-check', 'circle-check'],
  ['another frame that is no circle', 'rectangle-code', 'square-code'],
  ['what is in the frame', 'circle-star', 'star'],
  ['a letter in a frame', 'square-k', 'k'],
  ['something longer in the frame', 'circle-file-plus', 'file'],
  ['struck out, in other words', 'webcam-slash', 'webcam-off'],
  ['struck out, else forbidden', 'star-slash', 'ban'],
  ['the beginning before the end', 'file-magnifying-glass', 'file'],
  ['a longer beginning before a shorter one', 'circle-check-plus', 'circle-check'],
  ['the beginning of an entry', 'memo-pad', 'file'],
  ['a longer end before a shorter one', 'robust-magnifying-glass', 'magnifying-glass'],
  ['the end', 'api-keys', 'key'],
  ['never an entry at the end', 'money-memo', undefined],
  ['never a letter at the beginning', 'k-rex', undefined],
  ['never the bare frame', 'circle-qwertz', undefined],
  ['nothing of it known', 'qwertz-uiop', undefined],
])('findNearestName uses %s: %s', (_, name, nearest) => {
  expect(findNearestName(name, findKnown)).toBe(nearest)
})

it('findNearestName does not cross out a name that starts with a slash', () => {
  expect(findNearestName('slash-star', findKnown)).toBe('star')
})
