import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { buildSite } from './run-spearmint.ts'
import { DOCS_SITE } from './sites.ts'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

const readPage = (page: string): string => readFileSync(join(DOCS_SITE, `${page}.mdx`), 'utf8')

/** The code in the first cells of the table below a heading. */
function readKeys(page: string, heading: string): string[] {
  const [, section = ''] = readPage(page).split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, key = '']) => key).sort()
}

function listFolders(path: string): string[] {
  return readdirSync(join(PACKAGES, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

describe('the documentation', () => {
  it.each([
    'package.json',
    ...['config', 'builder', 'create-spearmint', 'user-group-api'].map((name) => `packages/${name}/package.json`),
  ])('gives a reason for every dependency of %s', (manifest) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(PACKAGES, '..', manifest), 'utf8'))
    const page = readPage('reference/dependencies')
    const names = Object.keys({ ...dependencies, ...devDependencies })
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('describes every package', () => {
    expect(readKeys('contributing/architecture', 'Packages')).toEqual(listFolders('').map((name) => `packages/${name}`))
  })

  it('describes every folder of the builder', () => {
    const heading = 'Folders of packages/builder/src'
    expect(readKeys('contributing/architecture', heading)).toEqual(listFolders('builder/src').map((name) => `${name}/`))
  })

  it('describes every folder of the configuration package', () => {
    const source = listFolders('config/src').filter((name) => name !== 'fixtures' && name !== 'testing')
    const heading = 'Folders of packages/config/src'
    // Sorted with the slash, which comes after a hyphen: `json-schema/`, `json/`.
    expect(readKeys('contributing/architecture', heading)).toEqual(source.map((name) => `${name}/`).sort())
  })

  it.each(['One page: from .mdx to .html', 'One check', 'One API operation', 'One configuration key'])(
    'follows "%s" through at most 20 files that exist',
    (heading) => {
      const [, section = ''] = readPage('contributing/architecture').split(`\n## ${heading}\n`)
      const [walk = ''] = section.split('\n## ')
      const files = [...walk.matchAll(/`(packages\/[^`]+)`/g)].map(([, file = '']) => file)
      expect(files.length).toBeGreaterThan(8)
      expect(files.length).toBeLessThanOrEqual(20)
      expect(files.filter((file) => !existsSync(join(PACKAGES, '..', file)))).toEqual([])
    },
  )

  it('compares with other tools by the figures of the benchmarks', () => {
    const [, section = ''] = readPage('why').split('\n## What it costs\n')
    const figures = [...(section.split('\n## ')[0] ?? '').matchAll(/(?<=\| )[\d.]+/g)].map(([figure]) => figure)
    expect(figures.length).toBeGreaterThan(20)
    const cells = new Set(readPage('contributing/benchmarks').match(/(?<=\| )[\d.]+(?= \|)/g))
    expect(figures.filter((figure) => !cells.has(figure))).toEqual([])
  })

  it('lists every island', () => {
    const islands = listFiles(join(PACKAGES, 'builder/client/islands')).filter((file) => /^[^/]+\.ts$/.test(file))
    expect(readKeys('reference/output', 'Islands')).toEqual(islands.map((file) => file.slice(0, -'.ts'.length)))
  })

  it('names exactly the files that hosts must not cache', () => {
    const files = listFiles(buildSite(DOCS_SITE).out).filter((file) => file.startsWith('_spearmint/'))
    const hashed = /-[\w-]{8}\.\w+$|\/api\/[\w-]{8}\.json$|\/search\/(?:[\w-]{10}\/words|[a-z]+-[\w-]{10})\.json$/
    const fixed = files.filter((file) => !hashed.test(file))
    expect(fixed).toHaveLength(3)
    for (const file of fixed) expect(readPage('reference/output')).toContain(`\`${file}\``)
    const rule = /location ~ "(\S+)" \{[^}]+Cache-Control "public, max-age=31536000/.exec(
      readPage('snippets/hosts/nginx'),
    )?.[1]
    expect(files.filter((file) => !new RegExp(rule ?? '').test(`/${file}`))).toEqual(fixed)
  })
})
