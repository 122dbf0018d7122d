import { describe, expect, it } from 'vitest'
import type { MarkdownParser } from '../src/build/build-options.ts'
import { buildSite } from '../src/index.ts'
import { openSourceFolder } from '../src/node/source/disk-source-folder.ts'
import { createMemoryOutput } from './in-memory-folders.ts'
import { DOCS_SITE, FIXTURE_SITE, findCorpusSite, listRepresentativeSites, NO_CORPUS } from './sites.ts'

async function build(dir: string, parser: MarkdownParser) {
  const output = createMemoryOutput()
  const { diagnostics } = await buildSite(
    { base: '', parser },
    { source: openSourceFolder(dir, `${dir}/../none`), output, clock: () => 0 },
  )
  return { files: output.files, diagnostics }
}

/** Checks that both parsers produce the same files and diagnostics. */
async function compareBuilds(dir: string): Promise<void> {
  const native = await build(dir, 'native')
  const reference = await build(dir, 'reference')
  expect(native.diagnostics).toEqual(reference.diagnostics)
  const names = [...reference.files.keys()]
  expect(names.length).toBeGreaterThan(0)
  expect([...native.files.keys()]).toEqual(names)
  expect(names.filter((name) => !isSame(native.files.get(name), reference.files.get(name)))).toEqual([])
}

function isSame(one: string | Uint8Array | undefined, other: string | Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(Buffer.from(one), Buffer.from(other)) === 0
}

describe('a site built with the native parser', () => {
  it.each([DOCS_SITE, FIXTURE_SITE])(
    'is identical to that of the reference parser: %s',
    { timeout: 300_000 },
    compareBuilds,
  )
})

const sites = listRepresentativeSites()

describe.skipIf(sites.length === 0)(
  sites.length === 0
    ? `a real site built with the native parser (${NO_CORPUS})`
    : 'a real site built with the native parser',
  () => {
    it.each(sites)('is identical to that of the reference parser: %s', { timeout: 300_000 }, async (name) => {
      await compareBuilds(findCorpusSite(name) ?? '')
    })
  },
)
