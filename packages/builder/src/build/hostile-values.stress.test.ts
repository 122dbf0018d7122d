import { describe, expect, it } from 'vitest'
import { createMemoryOutput, createMemorySource } from '../../test/in-memory-folders.ts'
import { createSourceHashes } from '../site/index.ts'
import { packageData, toConfig } from './testing/create-test-io.ts'
import { writeSite } from './write-site.ts'

/** Builds a site of one page. */
async function build(page: string, config: object = {}, files: Readonly<Record<string, string>> = {}) {
  const source = createMemorySource({ 'mint.json': toConfig(['a'], config), 'a.mdx': page, ...files })
  const output = createMemoryOutput()
  const io = { source, output, packageData, clock: () => 0, hashFile: createSourceHashes(source) }
  const { diagnostics } = await writeSite({ base: '', parser: 'reference' }, io)
  return { codes: diagnostics.map(({ code }) => code), diagnostics, files: output.files }
}

describe('half a surrogate pair', () => {
  it.each([
    ['a logo', { logo: '/\uD800.svg' }],
    ['a favicon', { favicon: '/\uD800.svg' }],
    ['a link', { topbarLinks: [{ name: 'x', url: '/\uD800' }] }],
    ['a redirect', { redirects: [{ source: '/x', destination: '/\uD800' }] }],
    ['a pattern', { redirects: [{ source: '/\uD800/:slug*', destination: '/a/:slug*' }] }],
    ['metadata', { metadata: { 'og:image': '/\uD800.png' } }],
  ])('does not end the build: %s in mint.json', async (_, config) => {
    expect((await build('Text', config)).files.get('a.html')).toContain('Text')
  })

  it.each([
    '## {"\\udc00"}',
    '<Card title="x" href={"/\\udc00"} />',
    '<img src={"/\\ud800.png"} />',
    '<img {...{src: "/\\ud800.png"}} />',
    '<Update label={"\\ud800"}>x</Update>',
    '<h2 id={"\\ud800"}>x</h2>',
    '<a href={"/" + "😀".slice(0, 1)}>x</a>',
    '---\nurl: "/\\ud800"\nicon: "\\ud800"\n"og:image": "/\\ud800.png"\n---\n',
    '---\n"og:\\ud800": x\n"\\udc00": {"\\ud800": ["\\udc00"]}\n---\n',
    '---\nkeywords: ["\\ud800", ["\\udc00"]]\nrelated: ["/\\ud800"]\n---\n',
  ])('does not affect the page: %j', async (page) => {
    const { codes, files } = await build(`${page}\n\nText with <b>bold</b>`)
    expect(codes).not.toContain('page/failed')
    expect(files.has('a.html')).toBe(true)
  })

  it('does not affect an OpenAPI page', async () => {
    const spec = '{"openapi":"3.1.0","info":{"title":"\\ud800"},"paths":{"/\\ud800":{"get":{"summary":"\\udc00"}}}}'
    const { codes, files } = await build('---\nopenapi: "GET /\\ud800"\n---\n', {}, { 'openapi.json': spec })
    expect(codes).not.toContain('page/failed')
    expect(files.has('a.html')).toBe(true)
  })
})

describe('half a surrogate pair in the keys of an OpenAPI file', () => {
  const HALF = '\\ud800'
  const [schema, media] = [
    `{"type":"object","required":["${HALF}"],"properties":{"${HALF}":{"type":"string","enum":["${HALF}"]}}}`,
    `{"${HALF}/json":{"schema":{"$ref":"#/components/schemas/${HALF}"},"examples":{"${HALF}":{"value":{"${HALF}":1}}}}}`,
  ]
  const operation = `{"tags":["${HALF}"],"security":[{"${HALF}":[]}],"requestBody":{"content":${media}},"responses":{"${HALF}":{"description":"x","content":${media}}}}`
  const components = `{"schemas":{"${HALF}":${schema}},"securitySchemes":{"${HALF}":{"type":"apiKey","in":"header","name":"${HALF}"}}}`
  const spec = `{"openapi":"3.1.0","info":{"title":"A"},"paths":{"/${HALF}":{"post":${operation}}},"components":${components}}`

  it('is U+FFFD on the page and in every file', async () => {
    const pages = { 'b.mdx': `---\nopenapi: "POST /${HALF}"\n---\n` }
    const { codes, files } = await build('Text', { openapi: 'api.json' }, { ...pages, 'api.json': spec })
    expect(codes).not.toContain('page/failed')
    expect(codes).not.toContain('api/unknown-operation')
    expect(files.get('b.html')).toContain('\ufffd')
    const written = [...files].filter(([path]) => path !== 'api.json')
    expect(written.filter(([path, text]) => !(path + text).isWellFormed() || text.includes(HALF))).toEqual([])
  })
})

describe('an address that visitors would be sent to', () => {
  it.each(['javascript:alert(1)', ' java\\tscript:alert(1)', 'data:text/html,x', 'https://[::bad'])(
    'is reported, and the page is shown: %s',
    async (url) => {
      const { codes, files } = await build(`---\nurl: "${url}"\n---\n\nParagraph`)
      expect(codes).toContain('page/url')
      expect(files.get('a.html')).toContain('Paragraph')
    },
  )

  it('is never a favicon that runs code', async () => {
    const { codes, files } = await build('Text', { favicon: 'javascript:alert(1)' })
    expect(codes).toContain('config/unsafe-url')
    expect(files.get('a.html')).not.toContain('javascript:alert')
  })
})

describe('the name of a property that all objects have', () => {
  const NAMES = Object.getOwnPropertyNames(Object.prototype)
  it.each(NAMES)('%s is an unknown name wherever content can have names', async (name) => {
    const page = [
      `---\n${name}: x\ntitle: A\nicon: ${name}\nmode: ${name}\n---`,
      `<${name}/>`,
      `<p ${name}="x">Paragraph</p>`,
      `\`\`\`${name} ${name}\ncode\n\`\`\``,
      `<Icon icon="${name}" iconType="${name}"/>`,
      `<Callout type="${name}" ${name}="x">Text</Callout>`,
      `<Card title="x" href="#${name}" icon="${name}" ${name}="x">Text</Card>`,
      `# ${name}`,
    ].join('\n\n')
    const operation = { summary: 'Op', operationId: name, tags: [name], [name]: 'x' }
    const parameters = [{ name, in: 'query', style: name, schema: { type: 'array', items: { type: name } } }]
    const paths = { [`/${name}`]: { get: { ...operation, parameters, responses: {} }, [name]: operation } }
    const spec = JSON.stringify({ openapi: '3.1.0', info: { title: 'A' }, paths })
    const { codes, files } = await build(
      page,
      { metadata: { [name]: 'x' } },
      { 'b.mdx': `---\nopenapi: get /${name}\n---`, 'c.mdx': `---\nopenapi: ${name} /x\n---`, 'openapi.json': spec },
    )
    expect(codes).not.toContain('page/failed')
    expect(files.get('a.html')).toContain('Paragraph')
  })
})

it('reports an unknown icon at its line', async () => {
  const { diagnostics } = await build('---\ntitle: A\nicon: no-such-icon\n---\n')
  expect(diagnostics).toMatchObject([{ code: 'navigation/unknown-icon', line: 3, column: 7 }])
})

it.each(['', 'null', '{"openapi":3}'])('reports an OpenAPI file that describes nothing: %j', async (text) => {
  const { codes } = await build('Text', { openapi: 'spec.json' }, { 'spec.json': text })
  expect(codes).toContain('api/unreadable-spec')
})

it.each(['/..', '/../../../x', '/%2e%2e/x', '/\0x', '/x\n/y', '/404', '/_spearmint/x', '/_spearmint/:slug*'])(
  'ignores and reports a redirect from %j',
  async (source) => {
    const { codes, files } = await build('Text', { redirects: [{ source, destination: '/a' }] })
    expect(codes).toContain('navigation/unusable-redirect')
    expect(files.has('_redirects')).toBe(false)
  },
)
