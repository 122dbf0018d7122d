import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { createHighlighter } from './create-highlighter.ts'

async function highlight(code: string, language?: string) {
  const highlighter = createHighlighter()
  if (language !== undefined) await highlighter.load([language])
  return highlighter.highlight(code, language)
}

const html = (line: ElementContent[] | undefined) => toHtml(line ?? [])
const text = (lines: ElementContent[][]) => lines.map((children) => toText({ type: 'root', children })).join('\n')

describe('createHighlighter', () => {
  it('marks tokens by class', async () => {
    const { lines, known } = await highlight('const a = "x" // y', 'ts')
    expect(known).toBe(true)
    expect(html(lines[0])).toBe(
      '<span class="tok-keyword">const</span> a = <span class="tok-string">"x"</span> <span class="tok-comment">// y</span>',
    )
  })

  it('cuts tokens that span lines', async () => {
    const { lines } = await highlight('/* a\nb */', 'js')
    expect(lines.map(html)).toEqual(['<span class="tok-comment">/* a</span>', '<span class="tok-comment">b */</span>'])
  })

  it.each(['JSON', 'cURL', 'Python', 'sh', 'tsx', 'kusto', 'apl', 'php', 'C#', 'yml', 'html', 'dockerfile', 'text'])(
    'knows %s',
    async (language) => {
      expect((await highlight('a', language)).known).toBe(true)
    },
  )

  it.each(['troy', '{5-7,9-27}', 'config.yaml', 'swift:End', '../core', '__proto__', 'constructor'])(
    'shows code in %s plain',
    async (language) => {
      const { lines, known } = await highlight('a\n<b>', language)
      expect(known).toBe(false)
      expect(lines.map(html)).toEqual(['a', '&#x3C;b>'])
    },
  )

  it('keeps every character', async () => {
    const code = 'def f(x):\n\t"""doc\n\n  more"""\n  return f"{x!r} <&>"\n'
    expect(text((await highlight(code, 'python')).lines)).toBe(code)
  })

  it('treats a missing language as plain and known', async () => {
    expect(await highlight('x')).toEqual({ lines: [[{ type: 'text', value: 'x' }]], known: true })
  })
})
