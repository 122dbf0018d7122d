import fc from 'fast-check'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { IconRequest, IconResolver } from '../../core/index.ts'
import { loadIconCollection } from '../../node/package-data/load-icon-collection.ts'
import { createIconResolver, withIconLibrary } from './create-icon-resolver.ts'
import type { IconCollection, IconCollectionName } from './icon-collection.ts'

const icons = createIconResolver(loadIconCollection)

function resolveToHtml(name: string, type?: string): string {
  return toHtml(icons.resolve({ name, type }).svg)
}

describe('an exact name', () => {
  it.each([
    ['fa-rocket', 'rocket'],
    ['Rocket', 'rocket'],
    [' rocket ', 'rocket'],
    ['fa-solid fa-rocket', 'rocket'],
    ['fas fa-rocket fa-fw', 'rocket'],
    ['book_open', 'book-open'],
    ['book open', 'book-open'],
    ['BookOpen', 'book-open'],
    ['home', 'house'],
    ['cog', 'gear'],
    ['check-circle', 'circle-check'],
    ['file-alt', 'file-lines'],
    ['GitHub', 'github'],
    ['nodejs', 'node-js'],
    ['facebook-square', 'square-facebook'],
  ])('%j resolves to %s', (written, name) => {
    expect(icons.resolve({ name: written }).match).toBe('exact')
    expect(resolveToHtml(written)).toBe(resolveToHtml(name))
  })

  it.each(['github', 'discord', 'python', 'js', 'x-twitter', 'webhook', 'square-terminal'])(
    '%s needs no type',
    (name) => {
      expect(icons.resolve({ name }).match).toBe('exact')
    },
  )
})

describe('a style', () => {
  it.each([
    ['bell', 'regular', 'regular'],
    ['bell', 'light', 'regular'],
    ['bell', 'sharp-thin', 'regular'],
    ['bell', 'duotone', 'solid'],
    ['bell', 'sharp-duotone-solid', 'solid'],
    ['bell', 'image', 'solid'],
    ['bell', undefined, 'solid'],
    ['rocket', 'regular', 'solid'],
    ['rocket', 'brands', 'solid'],
  ])('%s in %s resolves to %s', (name, type, drawn) => {
    expect(resolveToHtml(name, type)).toBe(resolveToHtml(name, drawn))
    expect(icons.resolve({ name, type }).match).toBe('exact')
  })

  it('distinguishes solid and regular', () => {
    expect(resolveToHtml('bell', 'regular')).not.toBe(resolveToHtml('bell', 'solid'))
  })

  it('comes from a class list unless a type is given', () => {
    expect(resolveToHtml('far fa-bell')).toBe(resolveToHtml('bell', 'regular'))
    expect(resolveToHtml('far fa-bell', 'solid')).toBe(resolveToHtml('bell', 'solid'))
  })
})

describe('a paid name', () => {
  it.each([
    ['book-open-cover', 'book-open'],
    ['rectangle-terminal', 'terminal'],
    ['message-bot', 'robot'],
    ['chart-mixed', 'chart-simple'],
    ['text-size', 'font'],
    ['browser', 'window-maximize'],
    ['code-simple', 'code'],
    ['grid-2', 'table-cells-large'],
    ['objects-column', 'table-cells-large'],
    ['key-skeleton', 'key'],
    ['brackets-curly', 'braces'],
    ['rocket-launch', 'rocket'],
    ['folder-magnifying-glass', 'folder'],
    ['hexagon-check', 'circle-check'],
    ['circle-1', '1'],
    ['pen-nib-slash', 'ban'],
    ['github-actions', 'github'],
  ])('%s resolves to %s', (paid, free) => {
    expect(icons.resolve({ name: paid }).match).toBe('near')
    expect(resolveToHtml(paid)).toBe(resolveToHtml(free))
  })

  it('resolves to the free icon in the requested style', () => {
    expect(resolveToHtml('bell-on', 'regular')).toBe(resolveToHtml('bell', 'regular'))
  })
})

describe('an unknown name', () => {
  it.each([
    '',
    ' ',
    '-',
    'fa-',
    'n/a',
    '🚀',
    '/images/rocket.svg',
    'https://example.com/rocket.svg',
    "); -webkit-mask-image: url('https://example.com/a.svg');/*",
    '"><script>alert(1)</script>',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    't-rex',
    'not-a-real-icon',
    'circle-qwertz',
    'apple-pay-later-qwertz-'.repeat(99),
  ])('%j resolves to the neutral glyph', (name) => {
    expect(icons.resolve({ name }).match).toBe('unknown')
    expect(resolveToHtml(name)).toBe(resolveToHtml('qwertzuiop'))
  })

  it.each([
    ['gihub', 'github'],
    ['databse', 'database'],
    ['magnifying-glas', 'magnifying-glass'],
    ['circle-chek', 'circle-check'],
  ])('%s suggests %s', (name, suggestion) => {
    const { match, suggestions } = icons.resolve({ name })
    expect(match).toBe('unknown')
    expect(suggestions).toContain(suggestion)
    expect(suggestions.length).toBeLessThanOrEqual(3)
  })
})

describe('the SVG element', () => {
  it('is 1em high, in the text color and hidden from screen readers', () => {
    expect(icons.resolve({ name: 'rocket' }).svg).toMatchObject({
      tagName: 'svg',
      properties: {
        className: ['icon'],
        viewBox: '0 0 512 512',
        width: '1em',
        height: '1em',
        fill: 'currentColor',
        ariaHidden: 'true',
        focusable: 'false',
      },
    })
  })

  it('keeps the dimensions of an icon that is not square', () => {
    expect(icons.resolve({ name: 'code' }).svg.properties.viewBox).toBe('0 0 640 512')
  })

  it('keeps paths as siblings', () => {
    const html = resolveToHtml('webhook')
    expect(html.match(/<path [^>]+><\/path>/g)).toHaveLength(3)
    expect(html).toContain('stroke-linecap="round"')
  })

  it('is a new object each time', () => {
    const { svg } = icons.resolve({ name: 'rocket' })
    const html = toHtml(svg)
    svg.children.pop()
    if (Array.isArray(svg.properties.className)) svg.properties.className.push('large')
    expect(resolveToHtml('rocket')).toBe(html)
  })

  it('has no positions, which would point into another file', () => {
    expect(JSON.stringify(icons.resolve({ name: 'webhook' }).svg)).not.toContain('position')
  })

  it('never contains the requested name', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'<>"\'(); -abc') }))
    fc.assert(
      fc.property(name, fc.option(fc.string(), { nil: undefined }), (written, type) => {
        const { svg, match, suggestions } = icons.resolve({ name: written, type })
        expect(svg.tagName).toBe('svg')
        expect(svg.children.length).toBeGreaterThan(0)
        expect(toHtml(svg)).toMatch(
          /^<svg class="icon" [\w\s="-]+>(<\/?(g|path|circle|rect|line|ellipse|polyline)[^<>]*>)+<\/svg>$/,
        )
        expect(suggestions.length).toBeLessThanOrEqual(match === 'unknown' ? 3 : 0)
      }),
    )
  })
})

describe('an icon written as SVG', () => {
  it('is reduced to its shapes', () => {
    expect(resolveToHtml(' <svg viewBox="0 0 9 9" onload="a()"><path d="M0 0h9"/></svg>')).toMatch(
      /^<svg [^>]*viewBox="0 0 9 9"[^>]*><path d="M0 0h9"><\/path><\/svg>$/,
    )
  })

  it('is unknown without shapes', () => {
    expect(icons.resolve({ name: '<svg onload="a()">' })).toMatchObject({ match: 'unknown', suggestions: [] })
  })
})

describe('a library', () => {
  const lucide = withIconLibrary(icons, 'lucide')
  const tabler = withIconLibrary(icons, 'tabler')
  const toSvg = (resolver: IconResolver, request: IconRequest) => toHtml(resolver.resolve(request).svg)

  it('is searched first', () => {
    expect(toSvg(lucide, { name: 'rocket' })).toContain('viewBox="0 0 24 24"')
    expect(toSvg(tabler, { name: 'rocket' })).toContain('viewBox="0 0 24 24"')
    expect(toSvg(tabler, { name: 'rocket' })).not.toBe(toSvg(lucide, { name: 'rocket' }))
    expect(toSvg(tabler, { name: 'brand-github' })).not.toBe(toSvg(icons, { name: 'github' }))
  })

  it('can be chosen for one icon', () => {
    expect(toSvg(icons, { name: 'rocket', library: 'tabler' })).toBe(toSvg(tabler, { name: 'rocket' }))
    expect(toSvg(lucide, { name: 'rocket', library: 'fontawesome' })).toBe(toSvg(icons, { name: 'rocket' }))
  })

  it.each([
    [lucide, 'magnifying-glass'],
    [lucide, 'discord'],
    [tabler, 'magnifying-glass'],
    [tabler, 'discord'],
  ])('falls back to Font Awesome', (resolver, name) => {
    expect(resolver.resolve({ name }).match).toBe('exact')
    expect(toSvg(resolver, { name })).toBe(toSvg(icons, { name }))
  })

  it('ignores the styles of Font Awesome, except for brands', () => {
    expect(toSvg(lucide, { name: 'rocket', type: 'solid' })).toBe(toSvg(lucide, { name: 'rocket' }))
    expect(toSvg(tabler, { name: 'windows', type: 'brands' })).toBe(toSvg(icons, { name: 'windows', type: 'brands' }))
  })

  it('finds names whose words are separated differently', () => {
    expect(toSvg(lucide, { name: 'BookOpenText' })).toBe(toSvg(lucide, { name: 'book-open-text' }))
    expect(toSvg(lucide, { name: 'bookopentext' })).toBe(toSvg(lucide, { name: 'book-open-text' }))
  })

  it.each([
    [lucide, 'book-opn-text', 'book-open-text'],
    [tabler, 'brand-githb', 'brand-github'],
  ])('suggests its own names', (resolver, name, suggestion) => {
    const { match, suggestions } = resolver.resolve({ name })
    expect(match).toBe('unknown')
    expect(suggestions).toContain(suggestion)
  })

  it('is loaded only when it is used', () => {
    const loads: IconCollectionName[] = []
    const resolver = createIconResolver((name) => {
      loads.push(name)
      return loadIconCollection(name)
    })
    resolver.resolve({ name: 'rocket' })
    resolver.resolve({ name: 'qwertz' })
    expect(loads).not.toContain('tabler')
    resolver.resolve({ name: 'rocket', library: 'tabler' })
    expect(loads).toContain('tabler')
  })
})

describe('createIconResolver', () => {
  function countLoads(names: readonly string[]): IconCollectionName[] {
    const loads: IconCollectionName[] = []
    const load = (name: IconCollectionName): IconCollection => {
      loads.push(name)
      return { icons: name === 'fa6-brands' ? { github: { body: '<path d="M0 0"/>' } } : { house: { body: '<g/>' } } }
    }
    const resolver = createIconResolver(load)
    for (const name of names) resolver.resolve({ name })
    return loads
  }

  it('loads nothing before the first request, nor for invalid names', () => {
    expect(countLoads([])).toEqual([])
    expect(countLoads(['', '/logo.svg', '🚀'])).toEqual([])
  })

  it('loads only the collections it needs, each once', () => {
    expect(countLoads(['house', 'home', 'house'])).toEqual(['fa6-solid'])
    expect(countLoads(['github', 'github', 'house'])).toEqual(['fa6-solid', 'fa6-regular', 'fa6-brands'])
    expect(countLoads(['qwertz', 'asdfgh'])).toEqual(['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide'])
  })
})
