import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../testing/create-test-context.ts'
import { expandMdx } from '../testing/expand-mdx.ts'
import { parseMdx } from '../testing/parse-mdx.ts'
import { expandNamed } from './expand-named.ts'

describe('withAuthorAttributes', () => {
  it.each([
    ['<Note className="mt-4 wide">x</Note>', 'class="callout callout-note mt-4 wide"'],
    ['<Note class="mt-4">x</Note>', 'class="callout callout-note mt-4"'],
    ['<Callout color="red" style="margin: 0">x</Callout>', 'style="--tone: red; margin: 0"'],
    ['<Steps className="mt-4"><Step>x</Step></Steps>', '<ol class="steps mt-4">'],
    ['<Steps><Step className="mt-4">x</Step></Steps>', '<li class="step mt-4">'],
    ['<Tabs><Tab title="T" className="mt-4">x</Tab></Tabs>', '<div class="tab-panel mt-4" id="t"'],
    ['<CodeGroup className="mt-4">\nbefore\n```js a\n1\n```\n</CodeGroup>', '<figure class="code-block mt-4">'],
    ['<CardGroup id="cards"><Card /></CardGroup>', 'class="card-group" data-cols="2" id="cards"'],
    ['<Tree><Tree.File name="a" id="f" data-kind="x" /></Tree>', '<li class="tree-file" id="f" data-kind="x">'],
    [
      '<Tree><Tree.Folder name="b" className="wide" style="margin: 0" /></Tree>',
      'class="tree-folder wide" style="margin: 0"',
    ],
    ['<Color><Color.Item name="c" value="#fff" id="white" /></Color>', '<li class="color-item" id="white">'],
    ['<Color><Color.Row title="d" className="wide" id="d" /></Color>', '<div class="color-row wide" id="d">'],
    [
      '<CodeGroup>\n<CodeBlock title="a" id="a" className="wide">1</CodeBlock>\n```js b\n2\n```\n</CodeGroup>',
      'class="code-block wide" id="a"',
    ],
    ['<CodeGroup><CodeBlock title="a" data-kind="x">1</CodeBlock></CodeGroup>', 'data-kind="x"'],
    ['<Panel id="mine">x</Panel>', 'id="mine"'],
    ['<Note aria-label="By the way">x</Note>', 'aria-label="By the way"'],
    ['<CardGroup data-cols="9" data-kind="a"><Card /></CardGroup>', 'data-cols="2" data-kind="a"'],
  ])('adds those of %s to the outer element', (source, expected) => {
    const { html, reports } = expandMdx(source)
    const attributes = (text: string): string[] => text.match(/[\w-]+="[^"]*"/g) ?? []
    expect(attributes(html)).toEqual(expect.arrayContaining(attributes(expected)))
    expect(reports).toEqual([])
  })

  it('adds them to a heading, which is expanded before all others', () => {
    const tree = parseMdx('<Heading className="wide" data-kind="x">A</Heading>')
    expandNamed(tree, 'Heading', createTestContext())
    expect(toHtml(tree)).toBe('<h2 data-kind="x" class="wide">A</h2>')
  })

  it.each([
    ['<Note id="a">x</Note><Note id="a">y</Note>', ['id="a"', 'id="a-2"']],
    ['<Tree.File name="x" id="a" />', ['id="a"']],
    ['<Color.Item name="x" id="a" />', ['id="a"']],
  ])('uses each ID once: %s', (source, ids) => {
    expect(expandMdx(source).html.match(/id="[^"]*"/g)).toEqual(ids)
  })

  it.each(['className={[1]}', 'style={3}'])('reports %s', (attribute) => {
    const { reports } = expandMdx(`<Note ${attribute}>x</Note>`)
    expect(reports).toMatchObject([{ code: 'component/bad-prop' }])
  })
})

describe('an unknown property', () => {
  it.each([
    ['<Card titel="T" />', 'Did you mean "title"?'],
    ['<Accordion title="T" default-open />', 'Did you mean "defaultOpen"?'],
    ['<Steps><Step titlesize="h3">x</Step></Steps>', 'Did you mean "titleSize"?'],
    ['<Tabs><Tab title="T" value="t">x</Tab></Tabs>', 'Remove "value".'],
    ['<Column wide>x</Column>', 'Remove "wide".'],
  ])('of %s is reported once', (source, suggestion) => {
    const { reports } = expandMdx(source)
    expect(reports).toMatchObject([{ code: 'component/unknown-prop', suggestions: [suggestion] }])
  })

  it('is reported with the known ones', () => {
    expect(expandMdx('<Note kind="x">x</Note>').reports[0]?.message).toBe(
      '<Note> has no property "kind"; expected one of title, icon, iconType, href. It is ignored.',
    )
  })

  it.each(['key="a"', 'data-x={1}', 'aria-hidden', 'id="a"', 'class="b"', 'style={{"margin": 0}}'])(
    '%s is none of them',
    (attribute) => {
      expect(expandMdx(`<Note ${attribute}>x</Note>`).reports).toEqual([])
    },
  )
})
