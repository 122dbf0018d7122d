import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { buildInMemory } from '../build-in-memory.ts'
import { listFiles } from '../list-files.ts'

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url))

/** Builds the pages of a spec and joins their Markdown with the reported problems. */
async function toPages(files: Readonly<Record<string, string>>, spec: string): Promise<string> {
  const config = JSON.stringify({ name: 'Acme', navigation: [], openapi: spec })
  const built = await buildInMemory({ ...files, 'mint.json': config })
  const pages = built.list().filter((path) => /^api-reference\/.*\.md$/.test(path))
  const problems = built.diagnostics.map(({ code, severity, message }) => `${severity} ${code}: ${message}`)
  return [...pages.map((path) => `<!-- ${path} -->\n\n${built.read(path)}`), ...problems, ''].join('\n\n')
}

function readFixture(name: string): Record<string, string> {
  const dir = join(FIXTURES, name)
  const paths = listFiles(dir).filter((path) => !path.startsWith('expected'))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

describe('the pages of a whole spec', () => {
  it.each(readdirSync(FIXTURES).filter((name) => name !== 'versions'))('match those of fixture %s', async (name) => {
    await expect(await toPages(readFixture(name), 'openapi.yaml')).toMatchFileSnapshot(
      join(FIXTURES, name, 'expected.md'),
    )
  })
})

describe('the same API in every version', () => {
  const files = readFixture('versions')

  it.each(Object.keys(files))('has the same pages from %s', async (spec) => {
    const pages = await toPages(files, spec)
    await expect(pages).toMatchFileSnapshot(join(FIXTURES, 'versions', 'expected.md'))
  })
})
