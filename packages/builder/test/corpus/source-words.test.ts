import { describe, expect, it } from 'vitest'
import { createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { readPageContent } from './page-words.ts'
import { readSourceWords } from './source-words.ts'

/** The words of a page without its title. */
function readWords(body: string, others: Record<string, string> = {}): string {
  const site = createFolder()
  writeFiles(site, { 'page.mdx': `---\ntitle: Top\n---\n\n${body}\n`, ...others })
  return readSourceWords(site, 'page.mdx').slice(1).join(' ')
}

describe('toWords, for the source of a page', () => {
  it.each([
    ['text with *marks* and `code_of` it', 'text with marks and code of it'],
    ['# Top\n\nagain', 'again'],
    ['# Other\n\nagain', 'other again'],
    ['[shown](/a(b(c))d "title") after', 'shown after'],
    ['![a picture](/x.png) after', 'after'],
    ['1. one\n2. two', 'one two'],
    ['```ts src/a.ts {1,2}\nlet <b> = {c}\n```\nafter', 'src a ts let b c after'],
    ['<Card title="Shown" icon="hidden">\n  inside\n</Card>', 'shown inside'],
    ['<ParamField body="name" type="string" />', 'name string'],
    ['{/* hidden\n```js\nhidden\n``` */}\nshown', 'shown'],
    ['import A from "/snippets/a.mdx"\n\n<A x="1" />\n\nafter', 'deep words after'],
    ['<Snippet file="b.mdx" />', 'old style'],
    ['&lt;div&gt; &#x41;', 'div a'],
    ['<Visibility for="agents">\n  hidden\n</Visibility>\nshown', 'shown'],
    ['import { B } from "/snippets/a.mdx"\n\n<B title="hidden" />\n\nafter', 'after'],
    ['- [x] done\n- [ ] open', 'done open'],
    ['```python test="hidden" Shown\nlet a # [!code ++]\n```', 'shown let a'],
    ['\\{kept\\} but {dropped}', 'kept but'],
  ])('%j', (body, words) => {
    const snippets = { 'snippets/a.mdx': 'deep words', '_snippets/b.mdx': 'old style' }
    expect(readWords(body, snippets)).toBe(words)
  })
})

describe('readSourceWords', () => {
  it('takes linear time for text that looks like tags', () => {
    const start = performance.now()
    readWords(`<a ${'word '.repeat(20_000)}<`)
    readWords(`${'< '.repeat(2_000)}"`)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('toWords, for a built page', () => {
  it('returns those between header and footer, with highlighted code in one piece', () => {
    const html = `<nav>menu</nav><main><h1>Top</h1><p>a<b>b</b></p><pre><code><i>re</i><i>ad</i></code></pre>
      <script>no</script><button>no</button></main>`
    expect(readPageContent(html)).toEqual({
      words: ['top', 'a', 'b', 'read'],
      prose: expect.not.stringContaining('read'),
    })
  })
})
