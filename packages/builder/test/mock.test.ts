import { describe, expect, it } from 'vitest'
import { createMock } from '../src/api/mock/create-mock.ts'
import type { ApiSpec } from '../src/api/model/spec.ts'
import { listSpecFiles } from '../src/api/spec/list-spec-files.ts'
import { loadSpec } from '../src/api/spec/load-spec.ts'
import { openSourceFolder } from '../src/node/source/disk-source-folder.ts'
import { findCorpusSite, listCorpusSites, NO_CORPUS } from './sites.ts'

async function loadSpecs(site: string): Promise<ApiSpec[]> {
  const source = openSourceFolder(findCorpusSite(site) ?? '')
  const files = listSpecFiles(
    source.list().map(({ path }) => path),
    source,
  )
  const read = async (path: string) => source.readText(path)
  const specs = await Promise.all(files.map(({ path }) => loadSpec(path, read, () => {})))
  return specs.filter((spec) => spec !== undefined)
}

const loaded = await Promise.all(listCorpusSites().map(async (site) => [site, await loadSpecs(site)] as const))
const sites = loaded.filter(([, specs]) => specs.length > 0)

describe.skipIf(loaded.length === 0)(`the mock of real specs (${NO_CORPUS} if skipped)`, () => {
  it('has OpenAPI documents of several sites', () => {
    expect(sites.length).toBeGreaterThan(4)
  })

  it.each(sites)('responds to every operation of %s deterministically', (_site, specs) => {
    for (const spec of specs) {
      const mock = createMock([spec])
      expect(spec.list.length).toBeGreaterThan(0)
      for (const head of spec.list.filter(({ kind }) => kind !== 'webhook')) {
        const url = head.path.replace(/\{[^}]*\}/g, '1')
        const request = { method: head.method, url, headers: {}, body: '' }
        const [described] = spec.toOperation(head).responses
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
