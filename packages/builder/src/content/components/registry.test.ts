import { readdirSync, readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { expandComponents } from './expansion/expand-components.ts'
import { components, findComponent, knownComponents } from './registry.ts'
import { createTestContext } from './testing/create-test-context.ts'
import { parseMdx } from './testing/parse-mdx.ts'
import { toPrettyHtml } from './testing/to-pretty-html.ts'

const fixtures = new URL('fixtures/', import.meta.url)

function toFolder(name: string): string {
  return name.replace(/\.|(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

function expandFixture(folder: string) {
  const context = createTestContext()
  const input = readFileSync(new URL(`${folder}/input.mdx`, fixtures), 'utf8')
  return { tree: expandComponents(parseMdx(input), context), reports: context.reports }
}

describe('the table of components', () => {
  it('has one fixture for each component and none besides', () => {
    expect(readdirSync(fixtures).sort()).toEqual(Object.keys(components).map(toFolder).sort())
  })

  it.each(Object.entries(components))('%s is listed by its own name and describes itself', (name, component) => {
    expect(component.name).toBe(name)
    expect(component.description).toMatch(/^[A-Z].*\.$/)
  })

  it.each([
    ['Columns', 'CardGroup'],
    ['SnippetGroup', 'CodeGroup'],
    ['Param', 'ParamField'],
    ['FileTree', 'Tree'],
    ['FileTree.File', 'Tree.File'],
    ['FileTree.Folder', 'Tree.Folder'],
  ])('%s is another name of %s', (alias, name) => {
    expect(findComponent(alias)?.name).toBe(name)
    expect(knownComponents.has(alias)).toBe(true)
  })

  it.each(['card', 'Snippet', 'toString', '__proto__', ''])('does not know %j', (name) => {
    expect(findComponent(name)).toBeUndefined()
    expect(knownComponents.has(name)).toBe(false)
  })
})

describe.each(Object.keys(components).map(toFolder))('fixture %s', (folder) => {
  it('renders as recorded, without problems', async () => {
    const { tree, reports } = expandFixture(folder)
    await expect(toPrettyHtml(tree)).toMatchFileSnapshot(`./fixtures/${folder}/output.html`)
    expect(reports).toEqual([])
  })

  it('nests as a browser does: parsing the page gives the same page', () => {
    const html = toHtml(expandFixture(folder).tree)
    expect(toHtml(fromHtml(html, { fragment: true }))).toBe(html)
  })

  it('gives no id twice', () => {
    const ids = [...toHtml(expandFixture(folder).tree).matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })
})
