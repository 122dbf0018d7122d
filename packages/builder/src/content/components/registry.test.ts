import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { createMarkdownWriter } from '../markdown-output/create-markdown-writer.ts'
import { expandComponents } from './expansion/expand-components.ts'
import { addPromptTexts } from './prompt/add-prompt-texts.ts'
import { components, findComponent, knownComponents } from './registry.ts'
import { createTestContext } from './testing/create-test-context.ts'
import { parseMdx } from './testing/parse-mdx.ts'
import { toPrettyHtml } from './testing/to-pretty-html.ts'

const here = new URL('./', import.meta.url)
const files = readdirSync(here, { encoding: 'utf8', recursive: true })

/** Folders of fixtures, `<folder>/<component>.fixture`. */
const fixtures = files.filter((path) => path.endsWith('.fixture')).sort()

function toFixtureName(name: string): string {
  const words = name === 'GitHub.Repo' ? 'github-repo' : name.replace(/\.|(?<=[a-z])(?=[A-Z])/g, '-')
  return `${words.toLowerCase()}.fixture`
}

function parseFixture(folder: string) {
  return parseMdx(readFileSync(new URL(`${folder}/input.mdx`, here), 'utf8'))
}

function expandFixture(folder: string) {
  const context = createTestContext()
  return { tree: expandComponents(parseFixture(folder), context), reports: context.reports }
}

describe('components', () => {
  it('have one fixture each', () => {
    const names = fixtures.map((path) => path.slice(dirname(path).length + 1))
    expect(names.sort()).toEqual(Object.keys(components).map(toFixtureName).sort())
  })

  it.each(Object.entries(components))('contain %s by its own name, with a description', (name, component) => {
    expect(component.name).toBe(name)
    expect(component.description).toMatch(/^[A-Z].*\.$/)
  })

  it.each(Object.values(components))('write $name as Markdown in one way', ({ toMarkdown, toInlineMarkdown }) => {
    expect([toMarkdown, toInlineMarkdown]).toContain(undefined)
  })

  it('have every main stylesheet imported by client/styles/components.css', () => {
    const text = readFileSync(new URL('../../../client/styles/components.css', import.meta.url), 'utf8')
    const imported = [...text.matchAll(/'\.\.\/\.\.\/src\/content\/components\/(.*)'/g)].map(([, path]) => path)
    expect(imported.sort()).toEqual(files.filter((path) => path.endsWith('.main.css')).sort())
  })
})

describe('findComponent', () => {
  it.each([
    ['Columns', 'CardGroup'],
    ['SnippetGroup', 'CodeGroup'],
    ['Param', 'ParamField'],
    ['FileTree', 'Tree'],
    ['FileTree.File', 'Tree.File'],
    ['FileTree.Folder', 'Tree.Folder'],
  ])('finds by the alias %s the component %s', (alias, name) => {
    expect(findComponent(alias)?.name).toBe(name)
    expect(knownComponents.has(alias)).toBe(true)
  })

  it.each(['card', 'Snippet', 'toString', '__proto__', ''])('does not find %j', (name) => {
    expect(findComponent(name)).toBeUndefined()
    expect(knownComponents.has(name)).toBe(false)
  })
})

describe.each(fixtures)('%s', (folder) => {
  it('renders the expected HTML without problems', async () => {
    const { tree, reports } = expandFixture(folder)
    await expect(toPrettyHtml(tree)).toMatchFileSnapshot(`./${folder}/output.html`)
    expect(reports).toEqual([])
  })

  it('is written as the expected Markdown', async () => {
    const context = createTestContext()
    const options = { ...context, toUrl: (href: string) => href, findComponent }
    const tree = parseFixture(folder)
    addPromptTexts(tree, createMarkdownWriter({ ...options, escapes: false }))
    const text = createMarkdownWriter(options).toBlocks(tree.children, 1)
    await expect(`${text}\n`).toMatchFileSnapshot(`./${folder}/output.md`)
  })

  it('nests as browsers do: parsing the HTML gives the same HTML', () => {
    const html = toHtml(expandFixture(folder).tree)
    expect(toHtml(fromHtml(html, { fragment: true }))).toBe(html)
  })

  it('uses each ID once', () => {
    const ids = [...toHtml(expandFixture(folder).tree).matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })
})
