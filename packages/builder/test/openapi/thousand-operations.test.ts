import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'

const OPERATIONS = 1000
/** Maximum compressed size of an operation's page, which must not grow with the spec. */
const MAX_BYTES = 16 * 1024

/** Creates a spec whose operations share one recursive schema. */
function createSpec(): string {
  const user = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', description: 'Its id.' },
      name: { type: 'string', maxLength: 80 },
      friends: { type: 'array', items: { $ref: '#/components/schemas/User' } },
    },
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/User' } } }
  const toOperation = (index: number) => ({
    summary: `Operation ${index}`,
    tags: [`Group ${index % 20}`],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { content },
    responses: { 200: { description: 'The user.', content }, 404: { description: 'There is none.' } },
  })
  const paths = Array.from({ length: OPERATIONS }, (_, index) => [`/r${index}/{id}`, { put: toOperation(index) }])
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Large', version: '1' },
    servers: [{ url: 'https://api.acme.example' }],
    paths: Object.fromEntries(paths),
    components: { schemas: { User: user } },
  })
}

it('builds a thousand small pages from a spec with a thousand operations', () => {
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({
      name: 'Large',
      navigation: [{ group: 'Start', pages: ['start'] }],
      tabs: [{ name: 'API', url: 'api', openapi: 'large.json' }],
    }),
    'start.mdx': 'Hello',
    'large.json': createSpec(),
  })
  const { out, report } = buildSite(folder)
  expect(report.pages).toBe(OPERATIONS + 1)
  const html = readFileSync(join(out, 'api/group-7/operation-7.html'), 'utf8')
  for (const text of ['/r7/{id}', 'Its id.', 'The user.', 'There is none.', 'Operation 7']) expect(html).toContain(text)
  const bytes = gzipSync(html).length
  process.stdout.write(`${report.pages} pages in ${report.durationMs} ms, a page ${bytes} bytes compressed\n`)
  expect(bytes).toBeLessThan(MAX_BYTES)
})
