import { describe, expect, it } from 'vitest'
import { checkSite } from '../src/build/index.ts'
import { ALL_CODES } from '../src/cli/codes/all-codes.ts'
import { packageData } from '../src/node/index.ts'
import { createMemorySource } from './in-memory-folders.ts'

const CONFIG = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }] }'

/** Files that the examples import. */
const OTHER_FILES = { 'snippets/names.mdx': 'export const city = "Rome"' }

async function findCodes(page: string): Promise<string[]> {
  const source = createMemorySource({ 'mint.json': CONFIG, 'a.mdx': page, ...OTHER_FILES })
  const { diagnostics } = await checkSite({ base: '' }, { source, packageData }, 'site')
  return diagnostics.map(({ code }) => code)
}

const examples = [...ALL_CODES].flatMap(([code, { example }]) =>
  /^(?:page|component)\//.test(code) && example !== undefined ? [[code, example] as const] : [],
)

describe('the example of a code', () => {
  it('exists for many codes', () => {
    expect(examples.length).toBeGreaterThan(20)
  })

  it.each(examples)('has the problem %s', async (code, example) => {
    expect(await findCodes(example)).toContain(code)
  })
})
