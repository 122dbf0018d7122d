import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toComponentTable } from '../../../scripts/docs/to-component-table.ts'
import { toPropsSnippets } from '../../../scripts/docs/to-props-snippets.ts'
import { components } from './registry.ts'

const DOCS = fileURLToPath(new URL('../../../../../docs/', import.meta.url))
const SNIPPETS = '../../../../../docs/snippets/'

/** The pages about components: their URLs and their content without code. */
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

/** Finds the pages that show a component live, with the table of its props if it has any. */
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

describe('the docs', () => {
  it.each(Object.keys(components))('have a page that shows %s live, with its props', (name) => {
    expect(findPages(name)).not.toEqual([])
  })

  it.each(
    Object.values(components).flatMap(({ name, aliases = [] }) => aliases.map((alias) => [alias, name] as const)),
  )('have a page that shows %s live as an alias of %s', (alias) => {
    expect(pages.filter(({ live }) => isLive(alias, live))).not.toEqual([])
  })
})

describe('the generated docs (run with --update to write them)', () => {
  it.each(tables.map(({ name, text }) => [name, text] as const))(
    'are up to date in docs/snippets/props/%s.mdx',
    async (name, text) => {
      await expect(text).toMatchFileSnapshot(`${SNIPPETS}props/${name}.mdx`)
    },
  )

  it('are all files in docs/snippets/props', () => {
    expect(readdirSync(`${DOCS}snippets/props`).sort()).toEqual(tables.map(({ name }) => `${name}.mdx`).sort())
  })

  it('are up to date in docs/snippets/component-table.mdx', async () => {
    const text = toComponentTable(components, (name) => findPages(name)[0])
    await expect(text).toMatchFileSnapshot(`${SNIPPETS}component-table.mdx`)
  })
})
