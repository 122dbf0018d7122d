import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice'

const SCHEMAS = new URL('../../../../schemas/', import.meta.url)

function readSchema(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, SCHEMAS), 'utf8'))
}

/** The language server of Visual Studio Code and many other editors, with the entries for the JSON Schema Store. */
const service = getLanguageService({})

beforeAll(() => {
  const entries = readSchema('schemastore.json') as { fileMatch: string[]; url: string }[]
  service.configure({
    schemas: entries.map(({ fileMatch, url }) => ({
      uri: url,
      fileMatch,
      schema: readSchema(basename(url)) as object,
    })),
    validate: true,
  })
})

/** Opens a text. `▮` marks the cursor. */
function open(marked: string, name = 'mint.json') {
  const offset = marked.indexOf('▮')
  const document = TextDocument.create(`file:///${name}`, 'json', 1, marked.replace('▮', ''))
  const json: JSONDocument = service.parseJSONDocument(document)
  return { document, json, position: document.positionAt(Math.max(offset, 0)) }
}

async function complete(marked: string, name?: string): Promise<string[]> {
  const { document, json, position } = open(marked, name)
  const list = await service.doComplete(document, position, json)
  return (list?.items ?? []).map(({ label }) => label)
}

async function hover(marked: string, name?: string): Promise<string> {
  const { document, json, position } = open(marked, name)
  const found = await service.doHover(document, position, json)
  return JSON.stringify(found?.contents ?? '')
}

describe('an editor completes', () => {
  it.each<[string, string, string[]]>([
    ['keys at the top', '{ ▮ }', ['name', 'navigation', 'logo', 'topbarCtaButton', 'redirects']],
    ['keys that start as written', '{ "name": "A", "topb▮" }', ['topbarLinks', 'topbarCtaButton']],
    ['keys of an object', '{ "modeToggle": { ▮ } }', ['default', 'isHidden']],
    ['keys of a list entry', '{ "tabs": [{ ▮ }] }', ['name', 'url']],
    ['keys of a group', '{ "navigation": [{ ▮ }] }', ['group', 'pages', 'icon']],
    [
      'keys of a nested group',
      '{ "navigation": [{ "group": "A", "pages": [{ "group": "B", "pages": [{ ▮ }] }] }] }',
      ['group', 'pages', 'icon'],
    ],
    ['allowed values', '{ "layout": ▮ }', ['"topnav"', '"sidenav"', '"solidSidenav"']],
    ['nested allowed values', '{ "api": { "playground": { "mode": "▮" } } }', ['"show"', '"simple"', '"hide"']],
    ['booleans', '{ "feedback": { "suggestEdit": ▮ } }', ['true', 'false']],
  ])('%s', async (_name, text, labels) => {
    expect(await complete(text)).toEqual(expect.arrayContaining(labels))
  })

  it('does not offer an existing key', async () => {
    expect(await complete('{ "name": "A", ▮ }')).not.toContain('name')
  })
})

describe('an editor describes', () => {
  it.each([
    ['a key', '{ "na▮me": "A" }', 'Name of the project'],
    ['a key of an object', '{ "colors": { "prim▮ary": "#0D9373" } }', 'Accent color in light mode'],
    ['a key of a nested group', '{ "navigation": [{ "pages": [{ "gro▮up": "A" }] }] }', 'Title of the group'],
    ['a value', '{ "layout": "side▮nav" }', 'Position of the header'],
  ])('%s', async (_name, text, words) => {
    expect(await hover(text)).toContain(words)
  })
})

describe('an editor underlines', () => {
  /** The marked parts of a text. */
  async function findErrors(text: string): Promise<string[]> {
    const { document, json } = open(text)
    const problems = await service.doValidation(document, json, { schemaValidation: 'error' })
    return problems.map(({ range }) => document.getText(range)).sort()
  }

  const valid = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["a", { "group": "H", "pages": ["b"] }] }] }'

  it('nothing in a valid file', async () => {
    expect(await findErrors(valid)).toEqual([])
  })

  it.each<[string, string, string[]]>([
    ['an unknown key', valid.replace('{ "name"', '{ "nmae": 1, "name"'), ['"nmae"']],
    ['a value of the wrong type', valid.replace('"A"', '42'), ['42']],
    ['a value that is not allowed', valid.replace('{ "name"', '{ "layout": "left", "name"'), ['"left"']],
    ['a color without #', valid.replace('{ "name"', '{ "colors": { "primary": "0D9373" }, "name"'), ['"0D9373"']],
    ['several at once', valid.replace('{ "name"', '{ "layout": "left", "favicon": 1, "name"'), ['"left"', '1']],
  ])('%s', async (_name, text, marked) => {
    expect(await findErrors(text)).toEqual(marked)
  })

  it('the object with a missing key', async () => {
    const { document, json } = open('{ "name": "A" }')
    const [problem] = await service.doValidation(document, json, { schemaValidation: 'error' })
    expect(problem?.message).toContain('navigation')
    expect(problem?.range.start).toEqual({ line: 0, character: 0 })
  })
})

describe('an editor of docs.json', () => {
  it.each<[string, string, string[]]>([
    ['keys at the top', '{ ▮ }', ['theme', 'navigation', 'navbar', 'contextual', 'spearmint']],
    ['kinds of divisions', '{ "navigation": { ▮ } }', ['tabs', 'versions', 'languages', 'groups', 'pages']],
    [
      'keys of a tab in a version',
      '{ "navigation": { "versions": [{ "tabs": [{ ▮ }] }] } }',
      ['tab', 'groups', 'href'],
    ],
    ['keys of a nested group', '{ "navigation": { "groups": [{ "pages": [{ ▮ }] }] } }', ['group', 'expanded']],
    ['looks', '{ "theme": ▮ }', ['"mint"', '"maple"', '"luma"']],
  ])('completes %s', async (_name, text, labels) => {
    expect(await complete(text, 'docs.json')).toEqual(expect.arrayContaining(labels))
  })

  it('describes a key', async () => {
    const text = '{ "navigation": { "tabs": [{ "al▮ign": "end" }] } }'
    expect(await hover(text, 'docs.json')).toContain('Position of the tab')
  })
})
