import { describe, expect, it } from 'vitest'
import type { Cache } from '../core/index.ts'
import { buildDocsSite } from './testing/build-docs-site.ts'

const variables = { version: '4.2', 'product-name': 'Acme **Cloud**', lines: 'one\n\ntwo' }

async function build(a: string, more: Record<string, string> = {}, config: object = { variables }) {
  const { read, diagnostics } = await buildDocsSite({ config, pages: { a, ...more } })
  const problems = diagnostics
    .filter(({ file }) => file?.endsWith('.mdx'))
    .map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)
  return { html: read('a.html'), markdown: read('a.md'), problems, diagnostics }
}

describe('variables', () => {
  it('are replaced in text, attributes, addresses, code and the frontmatter', async () => {
    const text =
      '---\ntitle: Version {{version}}\ndescription: {{product-name}}\n---\n\n{{product-name}} <Note>{{ version }}</Note>\n\n[Get](https://acme.com/{{version}}) `v{{version}}`\n\n```bash\nnpm i acme@{{version}}\n```\n\n<Card title="On {{version}}" />\n'
    const { html, markdown, problems } = await build(text)
    expect(problems).toEqual([])
    expect(html).toContain('<title>Version 4.2')
    expect(html).toContain('Acme <strong>Cloud</strong>')
    expect(html).toContain('href="https://acme.com/4.2"')
    expect(html).toContain('v4.2</code>')
    expect(html).toContain('On 4.2')
    expect(markdown).toContain('npm i acme@4.2')
    expect(html + markdown).not.toContain('{{')
  })

  it('are replaced like that by the native parser too', async () => {
    const pages = { a: '{{product-name}} `{{version}}` {{no-such}} {oops}' }
    const { read, diagnostics } = await buildDocsSite({ config: { variables }, pages, options: { parser: 'native' } })
    expect(read('a.html')).toContain('Acme <strong>Cloud</strong> <code>4.2</code> {{no-such}} {oops}')
    const found = diagnostics.filter(({ code }) => code === 'page/unknown-variable').map(({ column }) => column)
    expect(found.sort()).toEqual([32, 45])
  })

  it('are replaced in snippets', async () => {
    const { html } = await build("import Note from '/snippets/note.mdx'\n\n<Note />\n", {
      'snippets/note': 'Since {{version}}',
    })
    expect(html).toContain('Since 4.2')
  })

  it('keep the positions of problems', async () => {
    const { problems } = await build(
      '{{product-name}} {{version}} [x](/gone)\n\n{{lines}}\n\n{{version}} {oops}\n\n<Nope>',
    )
    expect(problems.sort()).toEqual([
      'page/broken-link a.mdx:1:30',
      'page/mdx-syntax a.mdx:7:1',
      'page/unknown-variable a.mdx:5:14',
    ])
  })

  it('show their braces in messages', async () => {
    const { diagnostics } = await build('<p {{no-such}}>a</p>\n\n<Note {{no-such}} />\n\n</{{no-such}}>\n')
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(JSON.stringify(diagnostics)).not.toMatch(/[\uE010\uE011]|U\+E01/)
  })

  it('are reported in the snippet that uses a name that is not declared', async () => {
    const { problems } = await build("import Note from '/snippets/note.mdx'\n\n<Note />\n", {
      'snippets/note': 'Since {{lines}}, {{verison}}',
    })
    expect(problems).toEqual(['page/unknown-variable snippets/note.mdx:1:18'])
  })

  it('keep the positions of problems in the frontmatter', async () => {
    const { problems } = await build('---\ntitle: "{{lines}}"\ndescription: [{{version}}]\n---\n\nText\n')
    expect(problems).toEqual(['page/frontmatter-value a.mdx:3:14'])
  })

  it('are reported once per page if they are not declared, and shown as written', async () => {
    const { html, problems, diagnostics } = await build(
      '## {{verison}} a\n\n{{verison}} and {{no-such}}, `{{code}}`, <p style={{ }}>b</p> [c](https://acme.com/{{verison}})\n\n```yaml\n{{ secrets.A }}\n```\n',
    )
    expect(problems.filter((problem) => problem.startsWith('page/'))).toEqual([
      'page/unknown-variable a.mdx:1:4',
      'page/unknown-variable a.mdx:3:17',
    ])
    expect(diagnostics.find(({ code }) => code === 'page/unknown-variable')?.suggestions[0]).toBe(
      'Did you mean "{{version}}"?',
    )
    expect(html).toContain('{{verison}} and {{no-such}}, <code>{{code}}</code>')
    expect(html).toContain('href="https://acme.com/%7B%7Bverison%7D%7D"')
    expect(html).toContain('id="verison-a"')
    expect(html).not.toMatch(/[\uE010\uE011]/)
  })

  it('are reported in the frontmatter if they are not declared', async () => {
    const { problems } = await build('---\ntitle: "{{verison}}"\n---\n\nText\n')
    expect(problems).toEqual(['page/unknown-variable a.mdx:2:9'])
  })

  it('do not change a site without variables', async () => {
    const { problems } = await build('{{version}}', {}, {})
    expect(problems).toEqual(['page/unknown-variable a.mdx:1:3'])
  })

  it('change cached pages', async () => {
    const entries = new Map<string, object>()
    const cache: Cache = {
      find: (key) => entries.get(key),
      retain: (key) => entries.has(key),
      set: (key, value) => void entries.set(key, value as object),
    }
    const pages = { a: '---\ntitle: "{{v}}"\n---\n\nNow {{v}}\n' }
    for (const v of ['1', '2']) {
      const { read } = await buildDocsSite({
        config: { variables: { v } },
        pages,
        io: { cache },
      })
      expect(read('a.html')).toContain(`<title>${v}`)
      expect(read('a.html')).toContain(`Now ${v}`)
    }
    expect(entries.size).toBeGreaterThan(0)
  })
})
