import { readFileSync } from 'node:fs'
import { parseSiteConfig } from '@spearmint/config'
import { expect, it } from 'vitest'
import { buildDocsSite } from './testing/build-docs-site.ts'

const guide = readFileSync(new URL('../../../../docs/guides/splitting-configuration.mdx', import.meta.url), 'utf8')

/** The examples of a section by file name. */
function readExamples(heading: string): Record<string, string> {
  const section = guide.split('\n## ').find((part) => part.startsWith(heading)) ?? ''
  const blocks = section.matchAll(/^(`{3,})\w+ (\S+)\n(.*?)\n\1$/gms)
  return Object.fromEntries([...blocks].map(([, , name = '', text = '']) => [name, text]))
}

it('builds the example of variables in the guide', async () => {
  const { 'docs.json': config = '', 'install.mdx': install = '' } = readExamples('Variables')
  const { read, diagnostics } = await buildDocsSite({ config: JSON.parse(config), pages: { install } })
  expect(diagnostics).toEqual([])
  expect(read('install.html')).toContain('<title>Install 4.2.0')
  expect(read('install.md')).toContain('npm install acme@4.2.0')
  expect(read('install.html')).toContain('href="https://acme.com/changes/4.2.0"')
  expect(read('install.html')).not.toContain('{{')
})

it('includes the files of the example in the guide', () => {
  const files = readExamples('Included files')
  const parsed = parseSiteConfig(files['docs.json'] ?? '', { file: 'docs.json', readInclude: (path) => files[path] })
  expect(parsed.diagnostics).toEqual([])
  expect(parsed.config?.navigationTree?.divisions.map(({ name }) => name)).toEqual(['Guides', 'Reference'])
})
