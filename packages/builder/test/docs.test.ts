import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { DOCS_SITE } from './sites.ts'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

const sources = ['config/src', 'builder/src']
  .flatMap((folder) => listFiles(join(PACKAGES, folder)).map((file) => join(PACKAGES, folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
const docs = listFiles(DOCS_SITE)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(join(DOCS_SITE, file), 'utf8') }))

const CODE = /'((?:config|page|component|navigation|output|source|usage|preview|internal)\/[a-z-]+)'/g

describe('the documentation', () => {
  it('explains every diagnostic code', () => {
    const used = new Set(sources.flatMap((text) => [...text.matchAll(CODE)].map((match) => match[1])))
    const page = docs.find(({ file }) => file === 'reference/diagnostics.mdx')?.text ?? ''
    const explained = new Set(
      [...page.matchAll(/<h3 id="([a-z]+)-([a-z-]+)">/g)].map((match) => `${match[1]}/${match[2]}`),
    )
    expect([...used].filter((code) => code !== undefined && !explained.has(code))).toEqual([])
    expect(explained.size).toBeGreaterThan(60)
  })

  it.each(['package.json', ...['config', 'builder', 'user-group-api'].map((name) => `packages/${name}/package.json`)])(
    'gives a reason for every dependency of %s',
    (manifest) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(PACKAGES, '..', manifest), 'utf8'))
      const page = docs.find(({ file }) => file === 'reference/dependencies.mdx')?.text ?? ''
      const names = Object.keys({ ...dependencies, ...devDependencies })
      expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    },
  )
})
