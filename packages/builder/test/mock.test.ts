import { describe, expect, it } from 'vitest'
import { openSourceFolder } from '../src/edges/read-folder.ts'
import { createMock } from '../src/mock/create-mock.ts'
import type { ApiSpec } from '../src/model/api/spec.ts'
import { loadSpec } from '../src/openapi/load-spec.ts'
import { findSpecs } from '../src/pipeline/find-specs.ts'
import { findCorpusSite, listCorpusSites, NO_CORPUS } from './sites.ts'

async function loadSpecs(site: string): Promise<ApiSpec[]> {
  const source = openSourceFolder(findCorpusSite(site) ?? '')
  const files = findSpecs(
    source.list().map(({ path }) => path),
    source,
  )
  const read = async (path: string) => source.readText(path)
  const specs = await Promise.all(files.map(({ path }) => loadSpec(path, read, () => {})))
  return specs.filter((spec) => spec !== undefined)
}

const sites = listCorpusSites()

describe.skipIf(sites.length === 0)(`the mock of real specs (${NO_CORPUS} if skipped)`, () => {
  it.each(sites)('answers every operation of %s, each time alike', async (site) => {
    for (const spec of await loadSpecs(site)) {
      const mock = createMock([spec])
      for (const { kind, method, path } of spec.list) {
        if (kind === 'webhook') continue
        const url = path.replace(/\{[^}]*\}/g, '1')
        const request = { method, url, headers: {}, body: '' }
        const [described] = spec.readOperation(
          spec.list.find((head) => head.path === path && head.method === method) ?? expect.fail(),
        ).responses
        const code = described?.status.replace(/default/i, '500').replace(/X/gi, '0')
        const preferred = { ...request, ...(code !== undefined && { headers: { prefer: `code=${code}` } }) }
        const answer = mock(preferred)
        expect({ url, status: String(answer.status) }).toEqual({
          url,
          status: code ?? expect.stringMatching(/^(?:200|400|401)$/),
        })
        if (answer.headers['Content-Type'] === 'application/json' && answer.body !== '') JSON.parse(answer.body)
        expect(mock(preferred)).toEqual(answer)
        expect(mock(request).status).toBeLessThan(500)
      }
    }
  })
})
