import { describe, expect, it } from 'vitest'
import { createSiteInspector } from '../src/check/rules/create-site-inspector.ts'
import { ALL_CODES } from '../src/cli/codes/all-codes.ts'
import type { OutputFolder, SourceFolder } from '../src/core/folders.ts'
import { buildSite } from '../src/index.ts'

const CONFIG = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }] }'

/** Files that the example pages need. */
const SURROUNDINGS = { 'snippets/names.mdx': 'export const city = "Rome"' }

function createSource(files: Record<string, string>): SourceFolder {
  return {
    list: () => Object.entries(files).map(([path, text]) => ({ path, size: text.length })),
    readText: (path) => files[path],
    readBytes: (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])),
  }
}

async function findCodes(page: string): Promise<string[]> {
  const output: OutputFolder = {
    write: () => {},
    append: () => {},
    copy: () => {},
    finish: () => ({ files: 0, bytes: 0 }),
  }
  const source = createSource({ 'mint.json': CONFIG, 'a.mdx': page, ...SURROUNDINGS })
  const io = { source, output, clock: () => 0, inspector: createSiteInspector() }
  const { diagnostics } = await buildSite({ base: '' }, io)
  return diagnostics.map(({ code }) => code)
}

const examples = [...ALL_CODES].flatMap(([code, { example }]) =>
  /^(?:page|component)\//.test(code) && example !== undefined ? [[code, example] as const] : [],
)

describe('an example of a diagnostic provokes it', () => {
  it('are numerous', () => {
    expect(examples.length).toBeGreaterThan(20)
  })

  it.each(examples)('%s', async (code, example) => {
    expect(await findCodes(example)).toContain(code)
  })
})
