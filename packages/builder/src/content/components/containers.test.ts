import { describe, expect, it } from 'vitest'
import { expandMdx } from './testing/expand-mdx.ts'

/** The texts between tags, in order. */
function toTexts(html: string): string[] {
  return html.split(/<[^>]*>/).flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))
}

describe('items of containers', () => {
  it('finds steps in fragments and in lines of their own (traps 40 and 46)', () => {
    const { html } = expandMdx(
      '<Steps>\n<><Step title="A">a</Step></>\n<Step title="B">b</Step> <Step title="C">c</Step>\n</Steps>',
    )
    expect(html.match(/<ol/g)).toHaveLength(1)
    expect(html.match(/<li/g)).toHaveLength(3)
  })

  it('keeps the order when other content stands between steps', () => {
    const { html } = expandMdx(
      '<Steps>\n\nfirst\n\n<Step>one</Step>\n\nbetween\n\n<Step>two</Step>\n\n- last\n\n</Steps>',
    )
    expect(toTexts(html)).toEqual(['first', 'one', 'between', 'two', 'last'])
  })

  it.each(['Steps', 'Tabs', 'CodeGroup', 'AccordionGroup', 'CardGroup', 'RequestExample'])(
    'loses nothing of <%s> without items',
    (name) => {
      expect(toTexts(expandMdx(`<${name}>\n\nloose\n\n## Heading\n\n- item\n\n</${name}>`).html)).toEqual(
        expect.arrayContaining(['loose', 'Heading', 'item']),
      )
    },
  )

  it.each(['Steps', 'Tabs', 'CodeGroup', 'RequestExample', 'ResponseExample'])(
    'renders an empty <%s> as nothing',
    (name) => {
      expect(expandMdx(`<${name}></${name}>`).html).toBe('')
    },
  )
})

describe('tabs', () => {
  it('opens the first tab when the wanted one does not exist', () => {
    const { html } = expandMdx('<Tabs defaultTabIndex={9}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>')
    expect(html.match(/data-active=""[^>]*>A|data-title="A" data-active/g)).toHaveLength(2)
  })

  it('gives equal titles different ids', () => {
    const { html } = expandMdx('<Tabs><Tab title="A B">a</Tab><Tab title="A B">b</Tab><Tab>c</Tab></Tabs>')
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="a-b"', 'id="a-b-2"', 'id="tab"'])
  })

  it('nests', () => {
    const { html } = expandMdx('<Tabs><Tab title="A"><Tabs><Tab title="B">b</Tab></Tabs></Tab></Tabs>')
    expect(html.match(/<sm-tabs/g)).toHaveLength(2)
  })
})

describe('groups of code (trap 47)', () => {
  it('labels blocks with their title, else their language, else a word', () => {
    const { html } = expandMdx('<CodeGroup>\n```js a.js\n1\n```\n```py\n2\n```\n```\n3\n```\n</CodeGroup>')
    expect(html.match(/<button[^>]*class="tab"[^>]*>[^<]*/g)?.map((tag) => tag.replace(/.*>/, ''))).toEqual([
      'a.js',
      'py',
      'Code',
    ])
  })

  it('shows a single block with a title bar in place of tabs', () => {
    const { html } = expandMdx('<CodeGroup>\n```js a.js\n1\n```\n</CodeGroup>')
    expect(html).not.toContain('sm-tabs')
    expect(html).toContain('<figcaption class="code-title">a.js</figcaption>')
  })

  it('keeps prose on its side of the tabs', () => {
    const { html } = expandMdx('<CodeGroup>\nbefore\n```js a\n1\n```\n```js b\n2\n```\n### after\n</CodeGroup>')
    expect(html).toMatch(/^<p>before<\/p><sm-tabs.*<\/sm-tabs><h3>after<\/h3>$/s)
  })

  it('looks into a group within an example', () => {
    const { html } = expandMdx(
      '<RequestExample>\n<CodeGroup>\n```js a\n1\n```\n```js b\n2\n```\n</CodeGroup>\n</RequestExample>',
    )
    expect(html.match(/<sm-tabs/g)).toHaveLength(1)
  })

  it('numbers untitled examples and leaves titled ones alone', () => {
    const { html } = expandMdx(
      '<ResponseExample>\n```json\n1\n```\n```json 200\n2\n```\n```json\n3\n```\n</ResponseExample>',
    )
    expect(html.match(/data-title="[^"]*"/g)).toEqual([
      'data-title="Response"',
      'data-title="200"',
      'data-title="Response 2"',
    ])
  })
})

describe('code blocks', () => {
  it('keeps the code to the letter', () => {
    const code = 'if (a < b && c) {\n\n\treturn "é"\n}'
    const { html } = expandMdx(`\`\`\`js\n${code}\n\`\`\``)
    const text = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
    expect(text?.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')).toBe(code)
  })

  it('takes the text between the tags without its indentation', () => {
    const { html } = expandMdx('<CodeBlock language="text">\n  one\n  two\n</CodeBlock>')
    expect(toTexts(html)).toEqual(['one', 'two'])
  })

  it('lets the tag overrule the fence between its tags, and keeps the rest', () => {
    const { html } = expandMdx('<CodeBlock filename="tag">\n```js fence lines\na\n```\nprose\n</CodeBlock>')
    expect(html).toMatch(/^<figure class="code-block code-lines"><figcaption class="code-title">tag<.*<p>prose<\/p>$/s)
  })

  it('reads the text of a tag in a group, too', () => {
    expect(toTexts(expandMdx('<CodeGroup>\n<CodeBlock filename="a">x</CodeBlock>\n</CodeGroup>').html)).toEqual([
      'a',
      'x',
    ])
  })

  it('accepts an empty one (trap 53)', () => {
    expect(expandMdx('```\n```').html).toContain('<code><span class="line"></span></code>')
  })

  it('reports a language nobody knows, as information', () => {
    expect(expandMdx('```unknown!\nx\n```').reports).toMatchObject([
      { code: 'component/unknown-language', severity: 'info', component: 'CodeBlock' },
    ])
  })

  it.each([
    [12, 0],
    [13, 1],
  ])('an expandable block of %i lines has %i buttons to expand it', (lines, buttons) => {
    const { html } = expandMdx(`\`\`\`text expandable\n${'x\n'.repeat(lines)}\`\`\``)
    expect(html.match(/code-expand/g) ?? []).toHaveLength(buttons)
  })
})
