import { expect, it } from 'vitest'
import { loadIconCollection } from '../../node/package-data/load-icon-collection.ts'
import { findNearestName } from './find-nearest-name.ts'
import { createIconCatalog } from './icon-catalog.ts'
import { LEADING_BRANDS, NEAREST_FREE_NAMES } from './nearest-free-names.ts'

const catalog = createIconCatalog(loadIconCollection)

function isFree(name: string): boolean {
  return catalog.find(name, ['fa6-solid', 'fa6-regular', 'lucide']) !== undefined
}

it('NEAREST_FREE_NAMES contains only free names as targets', () => {
  expect(NEAREST_FREE_NAMES.size).toBeGreaterThan(100)
  expect([...NEAREST_FREE_NAMES.values()].filter((name) => !isFree(name))).toEqual([])
})

it('NEAREST_FREE_NAMES contains no free name as a key', () => {
  expect(
    [...NEAREST_FREE_NAMES.keys()].filter((name) => catalog.findSpelling(name, 'fontawesome') !== undefined),
  ).toEqual([])
})

it('NEAREST_FREE_NAMES contains no name that its words resolve to the same icon', () => {
  const needless = [...NEAREST_FREE_NAMES].filter(([entry, target]) => {
    const findKnown = (name: string) =>
      isFree(name) ? name : name === entry ? undefined : NEAREST_FREE_NAMES.get(name)
    return findNearestName(entry, findKnown) === target
  })
  expect(needless).toEqual([])
})

it('LEADING_BRANDS contains only brands with an icon', () => {
  expect(LEADING_BRANDS.size).toBeGreaterThan(5)
  expect([...LEADING_BRANDS].filter((name) => !catalog.find(name, ['fa6-brands']))).toEqual([])
})
