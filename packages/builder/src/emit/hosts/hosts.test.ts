import type { Redirect } from '@spearmint/config'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHostTable } from '../../../scripts/docs/to-host-table.ts'
import { createMemoryOutput } from '../../../test/in-memory-folders.ts'
import { createAddresses, HOST_NAMES, type HostName, type Page, URL_STYLES, type UrlStyle } from '../../core/index.ts'
import type { RedirectRule } from '../redirects/redirect-rule.ts'
import { quoteApache } from './apache.ts'
import { quoteCaddy } from './caddy.ts'
import { emitHostFiles } from './emit-host-files.ts'
import { type HostPartInput, toHostPart } from './host-part.ts'
import { HOSTS } from './hosts.ts'
import { quoteNginx } from './nginx.ts'
import { toLocation } from './to-host-rules.ts'
import { toRawPattern } from './to-raw-pattern.ts'
import { toRegExpText } from './to-reg-exp-text.ts'
import { quoteVercel } from './vercel.ts'

const DOCS = '../../../../../docs/snippets/hosts'

const pages = ['/start', '/guides/a', '/v4/intro'].map((permalink) => ({ permalink }) as Page)

const RULES: RedirectRule[] = [
  toRule('/old', '/start.html'),
  { ...toRule('/old/page', '/guides/a.html'), permanent: false },
  toRule('/with space/and;"quotes"', 'https://other.example/a?b=c'),
  toRule('/v3/:slug*'),
  toRule('/articles/article-*'),
  toRule('/users/:id/edit'),
  toRule('/a/*/b/*'),
  toRule('/v4/*'),
]

function toRule(source: string, href?: string): RedirectRule {
  const redirect: Redirect = { source, destination: source.replace(/^\/(\w+)/, '/new-$1'), permanent: true }
  return href === undefined ? redirect : { ...redirect, href }
}

interface EmitOptions extends Partial<HostPartInput['entries']> {
  base?: string
  urls?: UrlStyle
  staticFiles?: readonly string[]
  sitePages?: readonly Page[]
}

function emit(host: HostName, options: EmitOptions = {}) {
  const {
    base = '',
    urls = 'html',
    rules = RULES,
    staticFiles = ['style.css', 'images/a.webp'],
    sitePages = pages,
  } = options
  const { redirects = [{ path: 'guides/index.html', href: `${base}/guides/a.html` }] } = options
  const output = createMemoryOutput()
  const addresses = createAddresses(base, urls)
  const parts = [toHostPart({ pages: sitePages, staticFiles, addresses, entries: { rules, redirects } })]
  const diagnostics = emitHostFiles({ host, isPrecompressed: false, addresses, parts }, output)
  return { files: Object.fromEntries(output.files), diagnostics }
}

const CASES = HOST_NAMES.flatMap((host) =>
  ['', '/docs'].flatMap((base) => URL_STYLES.map((urls): [HostName, string, UrlStyle] => [host, base, urls])),
)

describe('emitHostFiles', () => {
  it.each(CASES)('writes the files of %s for the base path "%s" and the URLs "%s"', async (host, base, urls) => {
    const { files, diagnostics } = emit(host, { base, urls })
    const folder = `fixtures/${host}/${base === '' ? 'root' : 'docs'}-${urls}`
    expect(Object.keys(files).sort()).toEqual([...HOSTS[host].files].sort())
    for (const [path, content] of Object.entries(files)) {
      await expect(content).toMatchFileSnapshot(`${folder}/${path.replace(/^\./, 'dot')}`)
    }
    const report = diagnostics.map(({ severity, code, message }) => `${severity} ${code}\n${message}\n`).join('\n')
    await expect(report).toMatchFileSnapshot(`${folder}/report.txt`)
  })

  it('names what a host cannot do, and the redirects it cannot do', () => {
    expect(emit('github').diagnostics.map(({ message }) => message)).toEqual([
      'GitHub Pages can\'t redirect these 5 sources: "/v3/:slug*", "/articles/article-*", "/users/:id/edit", "/a/*/b/*", and "/v4/*".',
      "GitHub Pages doesn't support security headers, cache headers, and Markdown for Accept: text/markdown.",
    ])
  })

  it('reports nothing for a host that can do everything', () => {
    expect(emit('nginx').diagnostics).toEqual([])
  })

  it('does not replace a file of the site, and reports it', () => {
    const { files, diagnostics } = emit('netlify', { staticFiles: ['_headers'], rules: [] })
    expect(Object.keys(files)).toEqual(['_redirects'])
    expect(diagnostics[0]).toMatchObject({ code: 'site/own-host-file', severity: 'warning' })
    expect(diagnostics[0]?.message).toContain('"_headers"')
  })

  it('reports a source that no server can match', () => {
    const { diagnostics } = emit('nginx', {
      rules: [toRule('/a%2fb', '/start.html'), toRule('/a%0d%0ab', '/start.html')],
    })
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['navigation/host-redirect', 'nginx can\'t redirect these 2 sources: "/a%2fb" and "/a%0d%0ab".'],
    ])
  })

  it('leaves out what exceeds the limits of Cloudflare Pages, and reports how many', () => {
    const rules = Array.from({ length: 103 }, (_, index) => toRule(`/r${index}/*`))
    const { files, diagnostics } = emit('cloudflare', { rules })
    expect(files._redirects?.match(/\*/g)).toHaveLength(100)
    expect(diagnostics[0]?.message).toContain('these 3 sources: "/r100/*", "/r101/*", and "/r102/*"')
  })

  it.each(URL_STYLES)(
    'redirects clients of Vercel that ask for Markdown to the copy of a page, for URLs "%s"',
    (urls) => {
      const sitePages = ['/', '/guides/a', '/v1.2', '/a(b'].map((permalink) => ({ permalink }) as Page)
      const { files } = emit('vercel', { urls, base: '/docs', sitePages })
      const { redirects } = JSON.parse(files['vercel.json'] ?? '') as {
        redirects: { source: string; destination: string; statusCode: number; has?: unknown }[]
      }
      const find = (path: string): string | undefined => {
        const rules = redirects.filter(({ has }) => has !== undefined)
        for (const { source, destination } of rules) {
          const [match, name = ''] = new RegExp(`^${source.replace(':path(', '(')}$`).exec(path) ?? []
          if (match !== undefined) return destination.replace(':path', name)
        }
        return undefined
      }
      const end = { html: '.html', clean: '', folder: '/' }[urls]
      expect(find(urls === 'clean' ? '/docs' : '/docs/')).toBe('/docs/index.md')
      expect(find(`/docs/guides/a${end}`)).toBe('/docs/guides/a.md')
      expect(find(`/docs/v1.2${end}`)).toBe('/docs/v1.2.md')
      expect(find(`/docs/a(b${end}`)).toBe('/docs/a(b.md')
      for (const path of ['/docs/style.css', '/docs/llms.txt', '/docs/guides/a.md']) expect(find(path)).toBeUndefined()
    },
  )

  it('lists a path only once, because nginx rejects a configuration with two equal locations', () => {
    const rules = [toRule('/a b', '/start.html'), toRule('/a%20b', '/guides/a.html'), toRule('/a b/', '/start.html')]
    const { files } = emit('nginx', { rules, redirects: [] })
    expect(files['nginx.conf']?.match(/location = "\/a b" /g)).toHaveLength(1)
  })
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 })
const hostile = fc.string({ unit: fc.constantFrom(...'ab/:*$;{}()[]"\'`\\|^+?.#% <>&=é😀\n\r\0'), maxLength: 20 })
const text = fc.oneof(anyText, hostile)

describe('quoting', () => {
  it('encodes destinations so that no configuration file can misread them', () => {
    fc.assert(
      fc.property(text, (href) => {
        const location = toLocation(href)
        expect(location).toMatch(/^[\w\-.~:/?#[\]@!&'()*+,;=%]*$/)
        expect(toLocation(location)).toBe(location)
      }),
    )
  })

  it('quotes a value for nginx so that only the last quote ends it', () => {
    fc.assert(
      fc.property(text, (value) => {
        const quoted = quoteNginx(value)
        expect(quoted).toMatch(/^"(?:[^"\\]|\\["\\])*"$/s)
        expect(quoted.slice(1, -1).replace(/\\(["\\])/g, '$1')).toBe(value)
      }),
    )
  })

  it('quotes a pattern for Caddy without backquotes in it', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(quoteCaddy(value).slice(1, -1)).not.toContain('`')
      }),
    )
  })

  it('escapes every percent sign for Apache, which would insert what a condition matched', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(quoteApache(toLocation(value)).replaceAll('\\%', '')).not.toContain('%')
      }),
    )
  })

  it('escapes everything with a meaning in the paths of Vercel', () => {
    fc.assert(
      fc.property(text, (value) => {
        const quoted = quoteVercel(value)
        expect(quoted.replace(/\\./gs, '')).not.toMatch(/[(){}:*+?]/)
        expect(quoted.replace(/\\(.)/gs, '$1')).toBe(value)
      }),
    )
  })

  it('creates regular expressions that match a text and nothing else', () => {
    fc.assert(
      fc.property(text, text, (value, other) => {
        const pattern = new RegExp(`^${toRegExpText(value)}$`)
        expect(pattern.test(value)).toBe(true)
        expect(pattern.test(other)).toBe(other === value)
        expect(toRegExpText(value)).not.toMatch(/["`$ ]/)
      }),
    )
  })

  it('creates patterns for encoded paths, without quotes and braces in the text', () => {
    const path = text.filter((value) => !/[\p{Cc}\p{Cs}]/u.test(value))
    fc.assert(
      fc.property(path, (value) => {
        const pattern = toRawPattern([{ text: `/x${value}y` }, 'slash-and-rest'])
        expect(pattern).not.toMatch(/["'`$ {}]/)
        const encoded = encodeURI(`/x${value}y`).replace(/[?#]/g, encodeURIComponent)
        expect(new RegExp(`^${pattern}$`).exec(`${encoded}/r%22/s/`)?.[1]).toBe('r%22/s')
      }),
    )
  })
})

describe('the documentation', () => {
  it('has the table of what hosts cannot do', async () => {
    await expect(toHostTable(HOSTS)).toMatchFileSnapshot(`${DOCS}/table.mdx`)
  })

  it.each([
    ['nginx', 'nginx.conf', 'nginx'],
    ['caddy', 'Caddyfile', 'text'],
    ['apache', '.htaccess', 'apacheconf'],
  ] as const)('has the recipe of %s, the file for a site with two redirects', async (host, file, language) => {
    const rules = [toRule('/old', '/quickstart'), { ...toRule('/v3/:slug*'), destination: '/:slug*' }]
    const { files } = emit(host, { urls: 'clean', rules, redirects: [], staticFiles: [], sitePages: [] })
    const fence = `\`\`\`\`\`${language} ${file}\n${files[file]}\`\`\`\`\`\n`
    await expect(`{/* Generated from packages/builder/src/emit/hosts/${host}.ts. */}\n\n${fence}`).toMatchFileSnapshot(
      `${DOCS}/${host}.mdx`,
    )
  })
})
