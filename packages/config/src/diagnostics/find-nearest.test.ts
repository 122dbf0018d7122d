import { describe, expect, it } from 'vitest'
import { findNearest } from './find-nearest.ts'

const keys = [
  'name',
  'navigation',
  'logo',
  'tabs',
  'anchors',
  'topAnchor',
  'topbarLinks',
  'topbarCtaButton',
  'api',
  'x',
]

describe('findNearest', () => {
  it.each([
    ['navigaton', ['navigation']],
    ['NAVIGATION', ['navigation']],
    ['topbar-links', ['topbarLinks']],
    ['topbar_cta_button', ['topbarCtaButton']],
    ['tab', ['tabs']],
    ['anchor', ['anchors', 'topAnchor']],
    ['nmae', ['name']],
    ['nam', ['name']],
    ['y', []],
    ['banner', []],
    ['', []],
  ])('finds for %j: %j', (name, nearest) => {
    expect(findNearest(name, keys)).toEqual(nearest)
  })

  it('sorts by distance and respects the limit', () => {
    expect(
      findNearest('guides/starting', ['guides/startled', 'guides/start', 'guides/starting2', 'guides/string'], 2),
    ).toEqual(['guides/starting2', 'guides/string'])
  })

  it('does not return the name itself', () => {
    expect(findNearest('name', ['name', 'names'])).toEqual(['names'])
  })
})
