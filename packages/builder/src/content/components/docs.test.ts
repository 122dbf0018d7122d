import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toComponentTable } from '../../../scripts/docs/to-component-table.ts'
import { toPropsSnippets } from '../../../scripts/docs/to-props-snippets.ts'
import { components } from './registry.ts'

const DOCS = fileURLToPath(new URL('../../../../../docs/', import.meta.url))
const SNIPPETS = '../../../../../docs/snippets/'

/** Pages about components, by their address, without what stands in fences and in code. */
const pages = readdirSync(`${DOCS}components`)
  .filter((file) => file !== 'overview.mdx')
  .sort()
  .map((file) => ({
    address: `/components/${file.replace(/\.mdx$/, '')}`,
    live: readFileSync(`${DOCS}components/${file}`, 'utf8').replace(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`/gm, ''),
  }))
const tables = toPropsSnippets(components)

function findTable(name: string): string | undefined {
  return tables.find((table) => table.components.includes(name))?.name
}

/** Pages that show a component live, and the table of its props when it has any. */
function findPages(name: string): string[] {
  const table = findTable(name)
  const isAbout = (live: string): boolean => {
    if (table === undefined || !isLive(name, live)) return isLive(name, live)
    const imported = new RegExp(`^import (\\w+) from '/snippets/props/${table}.mdx'$`, 'm').exec(live)?.[1]
    return imported !== undefined && live.includes(`<${imported} />`)
  }
  return pages.filter(({ live }) => isAbout(live)).map(({ address }) => address)
}

function isLive(name: string, live: string): boolean {
  return new RegExp(`^(?!import ).*<${name.replaceAll('.', '\\.')}[\\s/>]`, 'm').test(live)
}

describe('the pages about components', () => {
  it.each(Object.keys(components))('one shows %s live, with its props', (name) => {
    expect(findPages(name)).not.toEqual([])
  })

  it.each(
    Object.values(components).flatMap(({ name, aliases = [] }) => aliases.map((alias) => [alias, name] as const)),
  )('%s is shown live as another name of %s', (alias) => {
    expect(pages.filter(({ live }) => isLive(alias, live))).not.toEqual([])
  })
})

describe('what is generated for them (run with --update to write it)', () => {
  it.each(tables.map(({ name, text }) => [name, text] as const))('docs/snippets/props/%s.mdx', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`${SNIPPETS}props/${name}.mdx`)
  })

  it('is all there is in docs/snippets/props', () => {
    expect(readdirSync(`${DOCS}snippets/props`).sort()).toEqual(tables.map(({ name }) => `${name}.mdx`).sort())
  })

  it('docs/snippets/component-table.mdx', async () => {
    const text = toComponentTable(components, (name) => findPages(name)[0])
    await expect(text).toMatchFileSnapshot(`${SNIPPETS}component-table.mdx`)
  })
})
