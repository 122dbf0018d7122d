import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

const corpus = new URL('../../../../shared/corpus/', import.meta.url)
const sites = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => existsSync(new URL(`${name}/mint.json`, corpus)))
  : []

describe.skipIf(sites.length === 0)('configurations of real sites (skipped without ../shared/corpus)', () => {
  it.each(sites)('%s has no errors', (site) => {
    const { config, diagnostics } = parseSiteConfig(readFileSync(new URL(`${site}/mint.json`, corpus), 'utf8'))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(config?.navigation.length).toBeGreaterThan(0)
  })
})

const docsSites = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => existsSync(new URL(`${name}/docs.json`, corpus)))
  : []

describe.skipIf(docsSites.length === 0)('docs.json of real sites (skipped without ../shared/corpus)', () => {
  it.each(docsSites)('%s has no errors', (site) => {
    const folder = new URL(`${site}/`, corpus)
    const { config, diagnostics } = parseSiteConfig(readFileSync(new URL('docs.json', folder), 'utf8'), {
      file: 'docs.json',
      readInclude: (path) =>
        existsSync(new URL(path, folder)) ? readFileSync(new URL(path, folder), 'utf8') : undefined,
    })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(config?.navigationTree?.divisions.length).toBeGreaterThan(0)
  })
})
