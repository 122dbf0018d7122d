import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../testing/create-test-context.ts'
import { renderIcon } from './render-icon.ts'

function render(props: Parameters<typeof renderIcon>[0]) {
  const context = createTestContext()
  const nodes: ElementContent[] = renderIcon(
    props,
    { type: 'component', name: 'Card', props: {}, children: [] },
    context,
  )
  return { html: toHtml(nodes), reports: context.reports }
}

describe('renderIcon', () => {
  it.each([
    ['rocket', '<svg class="icon" data-name="rocket" aria-hidden="true"></svg>'],
    [' rocket ', '<svg class="icon" data-name="rocket" aria-hidden="true"></svg>'],
    ['🚀', '<span class="icon icon-emoji" aria-hidden="true">🚀</span>'],
    ['🇩🇪', '<span class="icon icon-emoji" aria-hidden="true">🇩🇪</span>'],
    ['/a.svg', '<img class="icon-image" src="/assets/a.svg" alt="">'],
    ['./a.svg', '<img class="icon-image" src="./a.svg" alt="">'],
    ['https://x.org/a', '<img class="icon-image" src="https://x.org/a" alt="">'],
    ['images/a b.png', '<svg class="icon" data-name="images/a b.png" aria-hidden="true"></svg>'],
    ['images/a.png', '<img class="icon-image" src="images/a.png" alt="">'],
    ['', ''],
    ['n/a', ''],
  ])('%j', (icon, html) => {
    expect(render({ icon })).toEqual({ html, reports: [] })
  })

  it('renders JSX as it is', () => {
    expect(render({ icon: { type: 'root', children: [h('b', 'x')] } }).html).toBe('<span class="icon"><b>x</b></span>')
  })

  it('passes on the style, color and size', () => {
    expect(render({ icon: 'flag', iconType: 'solid', color: 'red', size: 20 }).html).toBe(
      '<svg class="icon" data-name="solid flag" aria-hidden="true" color="red" font-size="20"></svg>',
    )
  })

  it('reports an unknown name with suggestions', () => {
    expect(render({ icon: 'unknown-thing' }).reports).toEqual([
      {
        code: 'component/unknown-icon',
        message: 'The icon "unknown-thing" of <Card> is unknown; expected the name of a Font Awesome or Lucide icon.',
        suggestions: ['Did you mean "rocket"?'],
        component: 'Card',
      },
    ])
  })

  it('resolves a hostile name only as a name', () => {
    const name = "\"); -webkit-mask-image: url('https://x.org/a.svg');/*"
    expect(render({ icon: name }).html).not.toContain('<img')
  })
})
