import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../testing/create-test-context.ts'
import { expandMdx } from '../testing/expand-mdx.ts'
import { expandComponents } from './expand-components.ts'

describe('a block inside a line of text', () => {
  it.each([
    ['Before <Note>x</Note> after.', /^<p>Before <\/p><aside.*<\/aside><p> after\.<\/p>$/],
    ['<Note>x</Note>', /^<aside.*<\/aside>$/],
    ['Press <Icon icon="key" /> now.', /^<p>Press <svg.*<\/svg> now\.<\/p>$/],
    ['A **bold <Note>x</Note> word**.', /^<p>A <\/p><strong>bold <aside.*<\/aside> word<\/strong><p>\.<\/p>$/],
    ['Go: <Card title="T" href="/t" />', /^<p>Go: <\/p><a class="card".*<\/a>$/],
  ])('%s', (source, expected) => {
    expect(expandMdx(source).html).toMatch(expected)
  })
})

describe('expandComponents', () => {
  it('expands components in table cells', () => {
    expect(expandMdx('| a |\n| - |\n| <Card title="T" /> |').html).toMatch(/<td><div class="card">.*<\/div><\/td>/)
  })

  it('unwraps fragments from evaluation', () => {
    const note = { type: 'component', name: 'Note', props: {}, children: [] } as const
    const fragment = { type: 'root', children: [note] } as unknown as Root['children'][number]
    const tree = expandComponents({ type: 'root', children: [fragment] }, createTestContext())
    expect(toHtml(tree)).toMatch(/^<aside class="callout/)
  })

  it('shows the children of an unknown component', () => {
    expect(expandMdx('<Nobody>\n  **kept**\n</Nobody>').html).toContain('<strong>kept</strong>')
  })

  it('does not change the given tree', () => {
    const note = { type: 'component' as const, name: 'Note', props: {}, children: [] }
    const tree: Root = {
      type: 'root',
      children: [{ type: 'element', tagName: 'div', properties: {}, children: [note] }],
    }
    const copy = structuredClone(tree)
    expandComponents(tree, createTestContext())
    expect(tree).toEqual(copy)
  })
})

describe('an invalid prop', () => {
  it.each([
    [
      '<Card horizontal="maybe" title="T" />',
      'The property "horizontal" of <Card> is "maybe"; expected true or false.',
    ],
    [
      '<CardGroup cols="many">x</CardGroup>',
      'The property "cols" of <CardGroup> is "many"; expected a whole number such as {2}.',
    ],
    [
      '<CardGroup cols={0}>x</CardGroup>',
      'The property "cols" of <CardGroup> is 0; expected a number of columns from 1 to 4.',
    ],
    ['<Card title />', 'The property "title" of <Card> is true; expected text or JSX.'],
    [
      '<Steps titleSize="h1"><Step>x</Step></Steps>',
      'The property "titleSize" of <Steps> is "h1"; expected one of p, h2, h3, h4.',
    ],
    [
      '<Icon icon="flag" color="red; position: fixed" />',
      'The property "color" of <Icon> is "red; position: fixed"; expected a color such as "#16a34a".',
    ],
    [
      '<Icon icon="flag" size="big" />',
      'The property "size" of <Icon> is "big"; expected a size in pixels such as {20}.',
    ],
    [
      '<Callout type="loud">x</Callout>',
      'The property "type" of <Callout> is "loud"; expected one of note, tip, info, warning, check, danger.',
    ],
    [
      '<CodeBlock highlight="one">x</CodeBlock>',
      'The property "highlight" of <CodeBlock> is "one"; expected line numbers such as {[1, 3]} or "1,3-5".',
    ],
  ])('of %s is reported and omitted', (source, message) => {
    const { html, reports } = expandMdx(source)
    expect(reports).toMatchObject([{ code: 'component/bad-prop', message }])
    expect(html).toMatch(/<\w/)
  })

  it('does not affect valid props and the content', () => {
    const { html, reports } = expandMdx('<Card title="Kept" horizontal="maybe" arrow={3}>also kept</Card>')
    expect(reports.map((report) => report.suggestions)).toEqual([
      ['Use true or false, or remove "horizontal".'],
      ['Use true or false, or remove "arrow".'],
    ])
    expect(html).toContain('Kept')
    expect(html).toContain('also kept')
  })

  it('is quoted up to a maximum length', () => {
    const [report] = expandMdx(`<Card title="T" horizontal="${'x'.repeat(500)}" />`).reports
    expect(report?.message.length).toBeLessThan(160)
  })
})

describe('the notations of props', () => {
  it.each([
    ['<Accordion title="T" defaultOpen />', true],
    ['<Accordion title="T" defaultOpen={true} />', true],
    ['<Accordion title="T" defaultOpen="true" />', true],
    ['<Accordion title="T" defaultOpen="True" />', true],
    ['<Accordion title="T" defaultOpen="false" />', false],
    ['<Accordion title="T" defaultOpen={false} />', false],
    ['<Accordion title="T" defaultOpen={null} />', false],
  ])('%s', (source, isOpen) => {
    const { html, reports } = expandMdx(source)
    expect(/<details[^>]* open/.test(html)).toBe(isOpen)
    expect(reports).toEqual([])
  })

  it.each([
    ['cols={3}', '3'],
    ['cols="3"', '3'],
    ['col={3}', '3'],
    ['columns="3"', '3'],
    ['cols={7}', '4'],
    ['', '2'],
  ])('<CardGroup %s> has %s columns', (attribute, columns) => {
    expect(expandMdx(`<CardGroup ${attribute}><Card /></CardGroup>`).html).toContain(`data-cols="${columns}"`)
  })

  it.each([['highlight="[1,3]"'], ['highlight="1,3"'], ['highlight="{1, 3-3}"'], ['highlight={[1, 3]}']])(
    '<CodeBlock %s>',
    (attribute) => {
      const { html } = expandMdx(`<CodeBlock code="a&#10;b&#10;c" ${attribute} />`)
      expect(html.match(/line-highlight">./g)).toEqual(['line-highlight">a', 'line-highlight">c'])
    },
  )

  it.each([
    ['default={false}', 'false'],
    ['default={0}', '0'],
    ['default={["*/*"]}', '["*/*"]'],
    ['default={{"a": 1}}', '{"a":1}'],
    ['default="text"', 'text'],
  ])('<ParamField %s> shows %s', (attribute, shown) => {
    expect(expandMdx(`<ParamField query="q" ${attribute} />`).html).toContain(`default: <code>${shown}</code>`)
  })
})
