import { describe, expect, it } from 'vitest'
import { buildDocsSite } from './testing/build-docs-site.ts'

describe('contextual', () => {
  const options = { siteUrl: 'https://acme.dev' }

  function readLinks(html: string): string[][] {
    const links = html.matchAll(/<a ([^>]*)>(?:<svg.*?<\/svg>)?<span><span class="page-menu-title">(.*?)</gs)
    return [...links].map(([, attributes = '', title = '']) => [
      title,
      / ?href="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? '',
    ])
  }

  it('is a button that copies the page, by default and if there is nothing else', async () => {
    const { read } = await buildDocsSite()
    expect(read('a.html')).toContain('class="copy-page')
    const { read: readCopy } = await buildDocsSite({ config: { contextual: { options: ['copy'] } } })
    expect(/<div class="page-heading">.*?<\/div>/s.exec(readCopy('a.html'))).toEqual(
      /<div class="page-heading">.*?<\/div>/s.exec(read('a.html')),
    )
  })

  it('opens a list of links without a script', async () => {
    const { read } = await buildDocsSite({ config: { contextual: { options: ['copy', 'view', 'claude'] } }, options })
    expect(read('a.html')).toMatch(/class="copy-page.*<details class="page-menu-list"/s)
    expect(readLinks(read('a.html'))).toEqual([
      ['View as Markdown', '/docs/a.md'],
      [
        'Open in Claude',
        'https://claude.ai/new?q=Read%20https%3A%2F%2Facme.dev%2Fdocs%2Fa.md%20so%20that%20I%20can%20ask%20questions%20about%20it.',
      ],
    ])
    expect(read('a.html')).not.toContain('data-completes')
  })

  it('leaves the URL of the site to the browser if it is not known', async () => {
    const { read } = await buildDocsSite({ config: { contextual: { options: ['chatgpt'] } } })
    expect(read('a.html')).toContain('data-completes="url"')
    expect(read('a.html')).not.toContain('copy-page')
  })

  it('adds the local MCP server of the site to editors, once the URL is known', async () => {
    const config = { name: 'Acme & Söhne', contextual: { options: ['cursor', 'vscode'] } }
    const { read, codes } = await buildDocsSite({ config, options })
    const [[, cursor = ''] = [], [, code = ''] = []] = readLinks(read('a.html'))
    const server = { command: 'npx', args: ['-y', 'spearmint', 'mcp', 'https://acme.dev/docs'] }
    const query = new URL(cursor.replaceAll('&#x26;', '&')).searchParams
    expect(query.get('name')).toBe('acme-sohne')
    expect(JSON.parse(Buffer.from(query.get('config') ?? '', 'base64').toString())).toEqual(server)
    expect(JSON.parse(decodeURIComponent(code.replace('vscode:mcp/install?', '')))).toEqual({
      name: 'acme-sohne',
      ...server,
    })
    expect(codes).toEqual([])
    const { read: readUnknown } = await buildDocsSite({ config })
    expect(readLinks(readUnknown('a.html'))).toEqual([])
  })

  it('has commands that start and install the local MCP server, which are only shown with a script', async () => {
    const config = { name: 'Acme', contextual: { options: ['mcp', 'add-mcp'] } }
    const { read, codes } = await buildDocsSite({ config, options: { siteUrl: 'https://acme.dev' } })
    const menu = /<details class="page-menu-list needs-js".*?<\/details>/s.exec(read('a.html'))?.[0] ?? ''
    const start = 'npx -y spearmint mcp https://acme.dev/docs'
    const commands = [
      ...menu.matchAll(/<li class="needs-js"><button [^>]*data-sm="copy-text".*?<code .*?>(.*?)<\/code>/gs),
    ]
    expect(commands.map(([, command]) => command)).toEqual([start, `npx add-mcp "${start}" --name acme`])
    expect(menu).toMatch(/Copy MCP command.*Copy MCP install command/s)
    expect(codes).toEqual([])
    const { read: readUnknown } = await buildDocsSite({ config })
    expect(readUnknown('a.html')).not.toContain('page-menu')
  })

  it('copies a command in which no shell finds another one', async () => {
    const { read } = await buildDocsSite({
      config: { contextual: { options: ['add-mcp', 'view'] } },
      options: { siteUrl: "https://acme.dev/$(id)/'`;" },
    })
    expect(read('a.html')).toContain('"npx -y spearmint mcp https://acme.dev/%24%28id%29/%27%60%3b')
    expect(read('a.html')).toContain('<details class="page-menu-list"')
  })

  it('fills in the placeholders of custom links', async () => {
    const link = { title: 'Ask', description: 'Us', icon: 'question' }
    const config = {
      contextual: {
        options: [
          { ...link, href: 'https://acme.com/on$path?from=$path' },
          { ...link, href: { base: 'https://acme.com/ask?x=1', query: [{ key: 'te xt', value: 'Read: $page' }] } },
          { ...link, href: 'javascript:alert($path)' },
        ],
      },
    }
    const { read } = await buildDocsSite({ config, options, pages: { 'b/c': 'Text' } })
    expect(readLinks(read('b/c.html')).map(([, href]) => href)).toEqual([
      'https://acme.com/on/b/c?from=%2Fb%2Fc',
      'https://acme.com/ask?x=1&#x26;te%20xt=Read%3A%20https%3A%2F%2Facme.dev%2Fdocs%2Fb%2Fc.md',
    ])
    expect(read('b/c.html')).toContain('data-completes="text"')
  })

  it('downloads the OpenAPI file on API pages only', async () => {
    const pages = { a: 'Text', b: '---\nopenapi: spec.json GET /ships\n---\n' }
    const { read } = await buildDocsSite({ config: { contextual: { options: ['download-spec'] } }, pages })
    expect(read('a.html')).not.toContain('page-menu')
    expect(readLinks(read('b.html'))).toEqual([['Download OpenAPI file', '/docs/spec.json']])
  })

  it('leaves out what needs a hosted service, with one note', async () => {
    const { read, codes } = await buildDocsSite({
      config: { contextual: { options: ['view', 'devin-mcp', 'cursor', 'assistant'] } },
    })
    expect(codes).toEqual(['config/hosted-option'])
    expect(readLinks(read('a.html'))).toHaveLength(1)
  })

  it('is below the table of contents with display toc, and next to the title in small windows', async () => {
    const { read } = await buildDocsSite({ config: { contextual: { options: ['view'], display: 'toc' } } })
    expect(read('a.html')).toContain('<ul class="page-menu-toc"')
    expect(read('a.html')).toContain('class="page-menu page-menu-narrow"')
    const { read: readBare } = await buildDocsSite({
      config: { contextual: { options: ['view'], display: 'toc' } },
      pages: { a: 'No headings' },
    })
    expect(readBare('a.html')).not.toContain('page-menu-toc')
    expect(readBare('a.html')).toContain('<div class="page-menu">')
  })

  it('can be changed and switched off by a page', async () => {
    const pages = { a: '---\ncontextual:\n  options: []\n---\n', b: '---\ncontextual:\n  options: [view]\n---\n' }
    const { read } = await buildDocsSite({ config: { contextual: { options: ['copy'] } }, pages })
    expect(read('a.html')).not.toMatch(/copy-page|page-menu/)
    expect(readLinks(read('b.html'))).toHaveLength(1)
  })

  it('is reported if a page has something else', async () => {
    const { codes } = await buildDocsSite({ pages: { a: '---\ncontextual: always\n---\n' } })
    expect(codes).toEqual(['page/frontmatter-value'])
  })
})
