import { describe, expect, it } from 'vitest'
import { buildInMemory } from '../build-in-memory.ts'

const SPEC = `openapi: 3.1.0
info: { title: Ships, version: '1' }
servers: [{ url: 'https://api.ships.example/v1' }]
paths:
  /ships:
    post:
      summary: Add a ship
      parameters:
        - { in: query, name: dry, required: true, schema: { type: boolean } }
        - { in: query, name: color, schema: { type: string } }
      requestBody:
        content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string, example: Alma } } } } }
      responses: { '200': { description: ok, content: { application/json: { example: { id: 1 } } } } }
    delete:
      summary: Remove
      x-codeSamples: [{ lang: Shell, label: CLI, source: "ships rm Alma\\n" }, { lang: javascript, source: ships.remove() }]
      responses: { '204': { description: gone } }
webhooks:
  sunk:
    post: { summary: Sunk, responses: { '200': { description: ok } } }
`

const FIELD = '\n\n<ParamField body="name" type="string" required>\n  Its name.\n</ParamField>\n'

async function build(page: string, api: Record<string, unknown> = {}) {
  const config = { name: 'Acme', navigation: [{ group: 'All', pages: ['a'] }], api }
  const { read, diagnostics } = await buildInMemory({
    'a.mdx': page,
    'openapi.yaml': SPEC,
    'mint.json': JSON.stringify(config),
  })
  const html = read('a.html')
  return {
    html,
    text: read('a.md'),
    aside: html.slice(html.indexOf('id="request-example"')),
    titles: [...html.matchAll(/<p class="tab-title">([^<]*)/g)].map(([, title]) => title),
    codes: diagnostics.map(({ code }) => code),
  }
}

const DEFAULT_TITLES = ['cURL', 'JavaScript', 'Python', 'PHP', 'Go', 'Java']

describe('request samples on pages', () => {
  it('are made of the spec of `openapi:`, above the answers', async () => {
    const { html, titles, aside, text } = await build('---\nopenapi: POST /ships\n---\n')
    expect(titles).toEqual(expect.arrayContaining(DEFAULT_TITLES))
    expect(html.indexOf('id="request-example"')).toBeLessThan(html.indexOf('id="response-example"'))
    expect(aside).toContain('https://api.ships.example/v1/ships?dry=true')
    expect(aside).not.toContain('color')
    expect(text).toContain("curl --request POST \\\n  --url 'https://api.ships.example/v1/ships?dry=true'")
    expect(text).not.toContain('import requests')
  })

  it('are made of the fields of `api:`, with the address and authorization of the configuration', async () => {
    const auth = { method: 'key', name: 'Authorization', inputPrefix: 'Token ' }
    const { text } = await build(`---\napi: GET /api/user\n---${FIELD}`, { baseUrl: 'https://api.acme.com', auth })
    expect(text).toContain(
      [
        'curl --request GET \\',
        "  --url 'https://api.acme.com/api/user' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --header 'Authorization: Token <token>' \\",
        '  --data \'{\n  "name": "<name>"\n}\'',
      ].join('\n'),
    )
  })

  it('contain the prefix of a bearer token and a placeholder', async () => {
    const { text } = await build('---\napi: GET /users\n---\n', { auth: { method: 'bearer', inputPrefix: 'acme_' } })
    expect(text).toContain("'Authorization: Bearer acme_<token>'")
  })

  it.each([
    ['GET /users', "'https://api.example.com/users'"],
    ['GET {base_url}/users', "'{base_url}/users'"],
  ])('are shown if the server is unknown: %s', async (api, url) => {
    const { text } = await build(`---\napi: ${api}\n---\n`)
    expect(text).toContain(url)
  })

  it('are shown if the playground is hidden', async () => {
    const { titles } = await build('---\napi: GET /users\n---\n', { playground: { mode: 'hide' } })
    expect(titles).toEqual(DEFAULT_TITLES)
  })

  it('contain optional parameters if configured', async () => {
    const { aside } = await build('---\nopenapi: POST /ships\n---\n', {
      request: { example: { showOptionalParams: true } },
    })
    expect(aside).toContain('/ships?dry=true&#x26;color=')
  })

  it('use the configured languages in order', async () => {
    const languages = ['Ruby', 'curl', 'cobol', 'bash']
    const { titles, codes } = await build('---\napi: GET /users\n---\n', { request: { example: { languages } } })
    expect(titles).toEqual(['Ruby', 'cURL'])
    expect(codes).toContain('config/unknown-sample-language')
  })

  it('are omitted if the configuration lists no language', async () => {
    const { html } = await build('---\napi: GET /users\n---\n', { request: { example: { languages: [] } } })
    expect(html).not.toContain('request-example')
  })

  it('of the page take precedence', async () => {
    const { html, aside } = await build(
      '---\nopenapi: POST /ships\n---\n\n<RequestExample>\n```bash Mine\nships add\n```\n</RequestExample>\n',
    )
    expect(html.match(/id="request-example/g)).toHaveLength(1)
    expect(aside).not.toContain('curl')
  })

  it('of the OpenAPI document replace generated ones of the same language', async () => {
    const { titles, aside } = await build('---\nopenapi: DELETE /ships\n---\n')
    expect(titles).toEqual(['CLI', 'JavaScript', 'Python', 'PHP', 'Go', 'Java'])
    expect(aside).not.toMatch(/curl --request|fetch/)
  })

  it('are not generated for webhooks', async () => {
    const { html } = await build('---\nopenapi: webhook sunk\n---\n')
    expect(html).not.toContain('request-example')
  })

  it('never close the element that contains them', async () => {
    const { html } = await build(
      '---\napi: POST /x\n---\n\n<ParamField body="a" type="string" required placeholder="</code></script><img src=x>">\n  A.\n</ParamField>\n',
    )
    expect(html).not.toContain('<img src=x')
  })
})
