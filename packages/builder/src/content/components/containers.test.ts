import { describe, expect, it } from 'vitest'
import { expandMdx } from './testing/expand-mdx.ts'

/** The texts between tags, in order. */
function toTexts(html: string): string[] {
  return html.split(/<[^>]*>/).flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))
}

describe('containers', () => {
  it('find steps in fragments and on their own lines', () => {
    const { html } = expandMdx(
      '<Steps>\n<><Step title="A">a</Step></>\n<Step title="B">b</Step> <Step title="C">c</Step>\n</Steps>',
    )
    expect(html.match(/<ol/g)).toHaveLength(1)
    expect(html.match(/<li/g)).toHaveLength(3)
  })

  it('keep content between steps in its position', () => {
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

describe('titles', () => {
  it.each([
    ['**A** and *b*, ~~c~~ and `d`', '<strong>A</strong> and <em>b</em>, <del>c</del> and <code>d</code>'],
    ['**Use `x`** (*now*)', '<strong>Use <code>x</code></strong> (<em>now</em>)'],
    ['2 * 3 * 4, **kwargs, *args and **more, src/*/a*.ts', '2 * 3 * 4, **kwargs, *args and **more, src/*/a*.ts'],
    ['`**a**`', '<code>**a**</code>'],
  ])('show %s', (title, html) => {
    expect(expandMdx(`<Card title="${title}" />`).html).toContain(`<div class="card-title">${html}</div>`)
  })
})

describe('Tabs', () => {
  it('opens the first tab if the default tab does not exist', () => {
    const { html } = expandMdx('<Tabs defaultTabIndex={9}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>')
    expect(html.match(/data-active=""[^>]*>A|data-title="A" data-active/g)).toHaveLength(2)
  })

  it('gives tabs with equal titles different IDs', () => {
    const { html } = expandMdx('<Tabs><Tab title="A B">a</Tab><Tab title="A B">b</Tab><Tab>c</Tab></Tabs>')
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="a-b"', 'id="a-b-2"', 'id="tab"'])
  })

  it('show the markup of titles, and leave it out of IDs', () => {
    const { html } = expandMdx('<Tabs><Tab title="**Bold** `a.json`">a</Tab></Tabs>')
    expect(html.match(/<strong>Bold<\/strong> <code>a\.json<\/code><\/(?:button|p)>/g)).toHaveLength(2)
    expect(html).toContain('id="bold-a-json" data-title="Bold a.json"')
  })

  it('renders nested tabs', () => {
    const { html } = expandMdx('<Tabs><Tab title="A"><Tabs><Tab title="B">b</Tab></Tabs></Tab></Tabs>')
    expect(html.match(/<sm-tabs/g)).toHaveLength(2)
  })
})

describe('CodeGroup', () => {
  it('labels blocks with their title, their language or a default', () => {
    const { html } = expandMdx('<CodeGroup>\n```js a.js\n1\n```\n```py\n2\n```\n```\n3\n```\n</CodeGroup>')
    expect(html.match(/<button[^>]*class="tab"[^>]*>[^<]*/g)?.map((tag) => tag.replace(/.*>/, ''))).toEqual([
      'a.js',
      'Python',
      'Code',
    ])
  })

  it('shows a single block with a title bar instead of tabs', () => {
    const { html } = expandMdx('<CodeGroup>\n```js a.js\n1\n```\n</CodeGroup>')
    expect(html).not.toContain('sm-tabs')
    expect(html).toContain('<figcaption class="code-title">a.js</figcaption>')
  })

  it('keeps other content before or after the tabs', () => {
    const { html } = expandMdx('<CodeGroup>\nbefore\n```js a\n1\n```\n```js b\n2\n```\n### after\n</CodeGroup>')
    expect(html).toMatch(/^<p>before<\/p><sm-tabs.*<\/sm-tabs><h3>after<\/h3>$/s)
  })

  it('finds the blocks of a group inside an example', () => {
    const { html } = expandMdx(
      '<RequestExample>\n<CodeGroup>\n```js a\n1\n```\n```js b\n2\n```\n</CodeGroup>\n</RequestExample>',
    )
    expect(html.match(/<sm-tabs/g)).toHaveLength(1)
  })

  it('numbers examples without a title and keeps given titles', () => {
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

describe('CodeBlock', () => {
  it('keeps the code exactly as written', () => {
    const code = 'if (a < b && c) {\n\n\treturn "é"\n}'
    const { html } = expandMdx(`\`\`\`js\n${code}\n\`\`\``)
    const text = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
    expect(text?.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')).toBe(code)
  })

  it('uses its text children without their indentation', () => {
    const { html } = expandMdx('<CodeBlock language="text">\n  one\n  two\n</CodeBlock>')
    expect(toTexts(html)).toEqual(['one', 'two'])
  })

  it('overrides the settings of the fence it contains, and keeps other content', () => {
    const { html } = expandMdx('<CodeBlock filename="tag">\n```js fence lines\na\n```\nprose\n</CodeBlock>')
    expect(html).toMatch(
      /^<figure class="code-block code-lines" data-sm="code-wrap"><figcaption class="code-title">tag<.*<p>prose<\/p>$/s,
    )
  })

  it('uses its text children inside a group too', () => {
    expect(toTexts(expandMdx('<CodeGroup>\n<CodeBlock filename="a">x</CodeBlock>\n</CodeGroup>').html)).toEqual([
      'a',
      'x',
    ])
  })

  it('names its language, unless its title does', () => {
    const label = (fence: string) => /code-language">([^<]*)</.exec(expandMdx(fence).html)?.[1]
    expect(
      ['```ts', '```ts a.ts', '```ts TypeScript', '```bash bash', '```text', '```'].map((fence) =>
        label(`${fence}\na\n\`\`\``),
      ),
    ).toEqual(['TypeScript', 'TypeScript', undefined, undefined, undefined, undefined])
  })

  it('has a unique ID for each line on request', () => {
    const { html } = expandMdx('```js a.js anchors\n1\n2\n```\n\n```js a.js anchors\n1\n```\n\n```js anchors\n1\n```')
    expect(
      Array.from(html.matchAll(/ id="([^"]*)"><a class="line-link" href="#([^"]*)"/g), ([, ...ids]) => ids),
    ).toEqual(['a-js-L1', 'a-js-L2', 'a-js-2-L1', 'code-L1'].map((id) => [id, id]))
  })

  it('can be empty', () => {
    expect(expandMdx('```\n```').html).toContain('<code><span class="line"></span></code>')
  })

  it('reports an unknown language', () => {
    expect(expandMdx('```unknown!\nx\n```').reports).toMatchObject([
      { code: 'component/unknown-language', component: 'CodeBlock' },
    ])
  })

  it.each([
    [12, 0],
    [13, 1],
  ])('with expandable and %i lines has %i expand buttons', (lines, buttons) => {
    const { html } = expandMdx(`\`\`\`text expandable\n${'x\n'.repeat(lines)}\`\`\``)
    expect(html.match(/class="code-expand/g) ?? []).toHaveLength(buttons)
  })
})
