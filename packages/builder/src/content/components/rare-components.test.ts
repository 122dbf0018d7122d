import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { expandNamed } from './expansion/expand-named.ts'
import { createTestContext } from './testing/create-test-context.ts'
import { expandMdx } from './testing/expand-mdx.ts'
import { parseMdx } from './testing/parse-mdx.ts'

function expandOnly(name: string, source: string): string {
  const tree = parseMdx(source)
  expandNamed(tree, name, createTestContext())
  return toHtml({ ...tree, children: tree.children.filter((node) => node.type !== 'component') })
}

describe('expandNamed', () => {
  it('does not expand other components', () => {
    const tree = parseMdx('<Card><Heading noAnchor>A</Heading></Card>')
    expandNamed(tree, 'Heading', createTestContext())
    expect(tree.children).toMatchObject([
      { name: 'Card', children: [{ tagName: 'h2', properties: { noAnchor: true } }] },
    ])
  })

  it('wraps text between blocks in paragraphs', () => {
    expect(expandOnly('Visibility', 'A\n\n<Visibility for="humans">b *c*</Visibility>')).toContain(
      '<p>b <em>c</em></p>',
    )
    expect(expandOnly('Visibility', 'A <Visibility for="humans">b</Visibility>')).toBe('<p>A b</p>')
    expect(expandOnly('Visibility', '<Visibility for="agents">b</Visibility>')).toBe('')
  })
})

describe('invalid values of rare components', () => {
  it.each([
    ['<Badge color="red; x: y">b</Badge>', 'badge-gray'],
    ['<Badge color="purpel">b</Badge>', 'badge-gray'],
    ['<Badge size="huge">b</Badge>', 'badge'],
    ['<Heading level={7}>b</Heading>', '<h2>b</h2>'],
    ['<Color.Item name="b" value="blu" />', '>b</span>'],
    ['<Color.Item name="b" value="url(x); y" />', '>b</span>'],
    ['<Color.Item name="b" value={{"light": "red"}} />', '>b</span>'],
    ['<GitHub.Repo repo="no repository">b</GitHub.Repo>', 'b'],
    ['<GitHub.Repo repo="https://example.com/github.com/a/b">b</GitHub.Repo>', 'b'],
    ['<Prompt actions={["fly"]}>b</Prompt>', '>b</code>'],
    ['<Visibility for="robots">b</Visibility>', 'b'],
    ['<Banner type="loud">b</Banner>', 'banner-info'],
  ])('%s is reported and its content stays', (source, expected) => {
    const { html, reports } = expandMdx(source)
    expect(reports).toMatchObject([{ code: 'component/bad-prop' }])
    expect(html).toContain(expected)
    expect(html).not.toContain('style=')
  })
})

describe('Prompt', () => {
  it('links to the editor with any text', () => {
    const { html } = expandMdx('<Prompt actions={["cursor"]} text="a&b \\ud800 c" />')
    expect(html).toContain('https://cursor.com/link/prompt?text=')
    expect(html).not.toContain('code-copy')
  })
})

describe('Icon', () => {
  it('adds the size and color of an icon to an SVG without its own', () => {
    expect(expandMdx('<Icon size="20px" color="#fff"><svg viewBox="0 0 4 4" /></Icon>').html).toBe(
      '<svg color="#fff" viewBox="0 0 4 4" width="20" height="20"></svg>',
    )
    expect(expandMdx('<Icon><svg width="9" /></Icon>').html).toBe('<svg width="9" height="16"></svg>')
  })
})
