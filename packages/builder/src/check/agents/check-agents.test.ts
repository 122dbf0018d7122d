import { describe, expect, it } from 'vitest'
import type { AgentCode } from './afdocs.ts'
import { AGENT_CODES } from './agent-codes.ts'
import { checkAgents } from './check-agents.ts'

const ROOT = 'https://docs.dev/base'
const GENERATOR = '<meta name="generator" content="Spearmint">'
const NOTICE = `<p aria-hidden="true">For AI agents: ${ROOT}/llms.txt lists all pages.</p>`
const LINES = Array.from({ length: 20 }, (_, index) => `Line ${index} of a page with enough words to count.`)

function toHtml(name: string, body = LINES.map((line) => `<p>${line}</p>`).join(''), notice = NOTICE): string {
  const alternate = `<link rel="alternate" type="text/markdown" href="/base/${name}.md">`
  return `<!doctype html><html><head><title>A > B</title>${GENERATOR}${alternate}</head><body class="has-toc">${notice}<nav>Menu</nav><main><h1>Title</h1><div id="content">${body}</div></main></body></html>`
}

function toMarkdown(text = LINES.join('\n\n')): string {
  return `# Title\n\n> For AI agents: all pages are listed in ${ROOT}/llms.txt\n\n${text}\n`
}

const SITE: Record<string, string> = {
  '404.html': toHtml('404'),
  'a.html': toHtml('a'),
  'a.md': toMarkdown(),
  'guides/b.html': toHtml('guides/b'),
  'guides/b.md': toMarkdown(
    `${LINES.join('\n\n')}\n\n[A](${ROOT}/a.html#x) ![I](/base/i.png)`.replace('/base/i.png', `${ROOT}/i.png`),
  ),
  'i.png': '',
  'llms.txt': `# Acme\n\n> All\n\n## Docs\n\n- [A](${ROOT}/a.md)\n- [More](${ROOT}/llms/more.txt)\n- [Blog](https://other.dev/x)\n`,
  'llms/more.txt': `# More\n\n- [B](${ROOT}/guides/b.md)\n`,
  'demo.html': '<p>A file of the author.',
  'old.html': `<html><head>${GENERATOR}<meta http-equiv="refresh" content="0; url=/base/a.html"></head><body></body></html>`,
  'sitemap.xml': `<urlset><url><loc>${ROOT}/a.html</loc></url><url><loc>${ROOT}/guides/b.html</loc></url></urlset>`,
}

function check(changes: Record<string, string | undefined> = {}, base = '/base') {
  const files = { ...SITE, ...changes }
  const names = Object.keys(files)
    .filter((name) => files[name] !== undefined)
    .sort()
  const site = { files: names, read: (path: string) => new TextEncoder().encode(files[path]) }
  const { diagnostics, ...result } = checkAgents(site, base)
  const report = diagnostics
    .map(({ file, severity, code, message, suggestions }) =>
      [`${file}  ${severity}  ${code}`, message, ...suggestions.map((text) => `→ ${text}`), ''].join('\n'),
    )
    .join('\n')
  return { ...result, codes: diagnostics.map(({ code }) => code), report }
}

describe('checkAgents', () => {
  it('accepts a build, and only checks its pages', () => {
    const { codes, pages, score, checks } = check()
    expect(codes).toEqual([])
    expect({ pages, score }).toEqual({ pages: 2, score: 100 })
    expect(checks).toHaveLength(Object.keys(AGENT_CODES).length - 1)
    expect(checks.find(({ code }) => code === 'agents/llms-txt-size')).toEqual({
      code: 'agents/llms-txt-size',
      files: 2,
      passed: 2,
    })
  })

  it('accepts a directive at the start of a short page', () => {
    const notice = `<a href="#content">Skip to content</a>${NOTICE}<nav>${'Page '.repeat(100)}</nav>`
    expect(check({ 'a.html': toHtml('a', '<p>Short.</p>', notice) }).codes).toEqual([])
  })

  it('scores parts of checks by their weight', () => {
    const { score } = check({ 'a.md': undefined })
    expect(score).toBeGreaterThan(80)
    expect(score).toBeLessThan(100)
  })

  it('survives files that are not what their name says', () => {
    const junk = '<main><p class="'
    const { pages } = check({
      'a.html': junk,
      'a.md': '```'.repeat(999),
      'llms.txt': '[](['.repeat(9_999),
      'sitemap.xml': junk,
    })
    expect(pages).toBe(1)
    expect(check({ 'a.html': `${GENERATOR}${'<'.repeat(50_000)}` }).pages).toBe(1)
  })

  it('does not read the file of an address with an invalid escape', () => {
    expect(check({ 'llms/more.txt': `# More\n\n- [B](${ROOT}/%E0%A4%A)\n- [C](${ROOT}/guides/b.md)\n` }).codes).toEqual(
      ['agents/llms-txt-links-resolve'],
    )
  })
})

const LONG = 'word '.repeat(15_000)
const ROWS = '| A | B |\n'.repeat(9_000)

/** What makes a build worse, by the code that reports it. */
const WORSE: Record<AgentCode, Parameters<typeof check>> = {
  'agents/llms-txt-exists': [{ 'llms.txt': undefined }],
  'agents/llms-txt-valid': [{ 'llms.txt': SITE['llms.txt']?.replace('> All', 'All') }],
  'agents/llms-txt-size': [{ 'llms/more.txt': `${SITE['llms/more.txt']}${'x'.repeat(60_000)}` }],
  'agents/llms-txt-links-resolve': [{ 'llms/more.txt': `${SITE['llms/more.txt']}- [C](${ROOT}/c.md)\n` }],
  'agents/llms-txt-links-markdown': [{ 'llms.txt': `${SITE['llms.txt']}- [B](${ROOT}/guides/b.html)\n` }],
  'agents/llms-txt-directive-html': [{ 'a.html': toHtml('a', undefined, '') }],
  'agents/llms-txt-directive-md': [{ 'a.md': toMarkdown().replace('/llms.txt', '') }],
  'agents/llms-txt-coverage': [{ 'llms/more.txt': '# More\n' }],
  'agents/markdown-url-support': [{ 'a.md': undefined }],
  'agents/rendering-strategy': [{ 'a.html': toHtml('a', '<canvas></canvas>').replace('Title', '') }],
  'agents/page-size-markdown': [{ 'a.md': toMarkdown(`${LINES.join('\n\n')}${LONG}`) }],
  'agents/page-size-html': [{ 'a.html': toHtml('a', `<p>${LONG}</p>`) }],
  'agents/page-size-transfer': [{ 'a.html': `${SITE['a.html']}<!--${'x'.repeat(1_000_000)}-->` }],
  'agents/content-start-position': [{ 'a.html': toHtml('a', undefined, `<nav>${LONG.slice(0, 9_000)}</nav>`) }],
  'agents/markdown-code-fence-validity': [{ 'a.md': toMarkdown(`${LINES.join('\n\n')}\n\n\`\`\`bash\nls`) }],
  'agents/markdown-link-portability': [
    { 'a.md': toMarkdown(`${LINES.join('\n\n')}\n\n[B](guides/b.html) [C](/base/c)`) },
  ],
  'agents/embedded-data-serialization': [{ 'a.md': toMarkdown(`${LINES.join('\n\n')}\n\n${ROWS}`) }],
  'agents/markdown-content-parity': [{ 'a.md': toMarkdown(LINES.slice(3).join('\n\n')) }],
  'agents/api-catalog': [{ '.well-known/api-catalog': '{}' }],
}

describe('each code of a check for agents', () => {
  it.each(Object.entries(WORSE))('%s is reported in full', async (code, changes) => {
    const { report, codes } = check(...changes)
    expect(codes).toContain(code)
    await expect(report).toMatchFileSnapshot(`fixtures/${code.replace('/', '-')}.txt`)
  })

  it.each(Object.entries(AGENT_CODES))('%s has an example', (_code, { example }) => {
    expect(example).toBeTruthy()
  })
})
