import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { checkSite } from '../../build/index.ts'
import { packageData, toConfig } from '../../build/testing/create-test-io.ts'
import { CHECK_CODES } from '../codes.ts'

/** Checks the content of a page with a title, and lists codes and positions. */
async function check(content: string, frontmatter = 'title: A'): Promise<string[]> {
  const page = `---\n${frontmatter}\n---\n\n${content}\n`
  const config = toConfig(['a', 'b'], { redirects: [{ source: '/old', destination: '/b' }] })
  const source = createMemorySource({ 'mint.json': config, 'a.mdx': page, 'b.mdx': '---\ntitle: B\n---\n' })
  const { diagnostics } = await checkSite({ base: '', parser: 'reference' }, { source, packageData }, 'site')
  return diagnostics.flatMap(({ code, line, column }) => (code in CHECK_CODES ? [`${line}:${column} ${code}`] : []))
}

describe('the rules of check', () => {
  it.each<[code: keyof typeof CHECK_CODES, bad: string, position: string, good: string]>([
    ['page/missing-alt', 'A ![](/x.png)', '5:3', '<img src="/x.png" alt="" />'],
    ['page/duplicate-id', '<p id="x">1</p>\n\n<p id="x">2</p>', '7:1', '<p id="x">1</p>\n\n<p id="y">2</p>'],
    ['page/empty-link', '[B]()', '5:1', '[B](/b)'],
    ['page/empty-link', '[](/b)', '5:1', '[<Icon icon="star" title="B" />](/b)'],
    ['page/empty-heading', '##\n\nText', '5:1', '## One'],
    ['page/heading-jump', '## One\n\n#### Two', '7:1', '### One\n\n#### Two'],
    ['page/redirected-link', '[B](/old)', '5:1', '[B](/b)'],
    ['page/repeated-title', 'Text.\n\n# A', '7:1', '# B'],
    ['component/outside-parent', '<Tab title="x">y</Tab>', '5:1', '<Tabs><Tab title="x">y</Tab></Tabs>'],
    ['component/no-items', '<Steps>x</Steps>', '5:1', '<Steps><Step title="x">y</Step></Steps>'],
    ['component/no-items', '<CodeGroup>x</CodeGroup>', '5:1', '<CodeGroup>\n```js\nx\n```\n</CodeGroup>'],
    ['component/no-title', '<ParamField type="x">y</ParamField>', '5:1', '<ParamField query="x">y</ParamField>'],
    ['component/no-title', '<Accordion>x</Accordion>', '5:1', '<Accordion title="x">y</Accordion>'],
  ])('%s', async (code, bad, position, good) => {
    expect(await check(bad)).toEqual([`${position} ${code}`])
    expect(await check(good)).toEqual([])
  })

  it('page/missing-title', async () => {
    expect(await check('Text', 'description: A')).toEqual(['1:1 page/missing-title'])
  })

  it('component/no-title is a note for steps that have no titles at all', async () => {
    const config = toConfig(['a', 'b'])
    const step = '<Step>x</Step>\n\n'
    const list = (content: string) => `---\ntitle: A\n---\n\n<Steps>\n\n${content}</Steps>\n`
    const source = createMemorySource({
      'mint.json': config,
      'a.mdx': list(step),
      'b.mdx': list(`${step}<Step title="y">x</Step>\n\n`).replace('A', 'B'),
    })
    const { diagnostics } = await checkSite({ base: '', parser: 'reference' }, { source, packageData }, 'site')
    const found = diagnostics.filter(({ code }) => code === 'component/no-title')
    expect(found.map(({ file, severity }) => `${file} ${severity}`)).toEqual(['a.mdx info', 'b.mdx warning'])
  })

  it('page/duplicate-title', async () => {
    const config = toConfig(['a', 'b', 'd'])
    const text = '---\nicon: star\ntitle: A\n---\n'
    const other = '---\ntitle: A\nsidebarTitle: B\n---\n'
    const source = createMemorySource({
      'mint.json': config,
      'a.mdx': text,
      'b.mdx': text,
      'c/a.mdx': text,
      'd.mdx': other,
    })
    const { diagnostics } = await checkSite({ base: '', parser: 'reference' }, { source, packageData }, 'site')
    expect(diagnostics.filter(({ code }) => code === 'page/duplicate-title')).toMatchObject([
      {
        file: 'b.mdx',
        line: 3,
        column: 8,
        endColumn: 9,
        message: 'The sidebar shows this page and "a.mdx" as "A" in one group.',
      },
    ])
  })

  it('do not require text alternatives of images that screen readers skip', async () => {
    expect(await check('<img src="/x.png" role="presentation" /> <img src="/x.png" aria-hidden="true" />')).toEqual([])
  })
})
