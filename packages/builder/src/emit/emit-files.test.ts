import { describe, expect, it } from 'vitest'
import type { OutputFolder } from '../core/index.ts'
import type { Asset } from '../theme/client-assets/asset.ts'
import type { Island } from '../theme/client-assets/client-assets.ts'
import type { LoadedClient } from '../theme/index.ts'
import { emitAssets } from './emit-files.ts'

const toAsset = (name: string): Asset => ({ path: `_spearmint/${name}`, integrity: '' })
const toIsland = (name: string, ...imports: string[]): Island => ({
  ...toAsset(name),
  imports: imports.map(toAsset),
  lazy: [],
})

const names = [
  'main.css',
  'tree.css',
  'head.js',
  'tabs.js',
  'disclosure.js',
  'validator.js',
  'find-target.js',
  'json.js',
  'schema.js',
]
const client: LoadedClient = {
  assets: {
    stylesheet: toAsset('main.css'),
    headScript: toAsset('head.js'),
    islands: new Map([
      ['tabs', toIsland('tabs.js', 'find-target.js')],
      ['disclosure', toIsland('disclosure.js', 'find-target.js')],
      ['config-validator', { ...toIsland('validator.js', 'json.js'), lazy: [toAsset('schema.js')] }],
    ]),
    componentStyles: new Map([['tree', toAsset('tree.css')]]),
    optionalStyles: new Map(),
    files: names,
  },
  contents: new Map(names.map((name) => [`_spearmint/${name}`, () => new Uint8Array()])),
  optionalStyles: new Map(),
  readLicenses: () => 'MIT License of a package',
  classicScripts: [],
  readFontLicenses: () => 'OFL of a font',
}

function emit(islands: string[], styles: string[] = [], loaded = client): string[] {
  const written: string[] = []
  const output: OutputFolder = {
    write: (path) => written.push(path),
    append: () => {},
    copy: () => {},
    finish: () => ({ files: 0, bytes: 0 }),
  }
  const assetUsage = { islands: new Set(islands), styles: new Set(styles) }
  const theme = { ...toAsset('theme.css'), css: '', styles: [] }
  emitAssets({ client: loaded, theme, favicons: [], usesTabler: false, assetUsage }, output)
  return written.flatMap((path) => /^_spearmint\/(.*\.(?:js|css|html))$/.exec(path)?.[1] ?? [])
}

describe('emitAssets', () => {
  it.each<[string[], string[]]>([
    [[], ['main.css', 'head.js', 'theme.css']],
    [['tabs'], ['main.css', 'head.js', 'tabs.js', 'find-target.js', 'theme.css']],
    [
      ['disclosure', 'tabs'],
      ['main.css', 'head.js', 'tabs.js', 'disclosure.js', 'find-target.js', 'theme.css'],
    ],
    [['config-validator'], ['main.css', 'head.js', 'validator.js', 'json.js', 'schema.js', 'theme.css']],
  ])('writes for the islands %j the files %j', (islands, files) => {
    expect(emit(islands)).toEqual(files)
  })

  it('writes the document of an island and all scripts that it may load', () => {
    const frame = {
      path: '_spearmint/draw.html',
      html: '',
      scripts: ['_spearmint/flow.js', '_spearmint/find-target.js'],
    }
    const islands = new Map([...client.assets.islands, ['draw', { ...toIsland('draw.js'), frame }]])
    const contents = new Map([
      ...client.contents,
      ...[frame.path, '_spearmint/draw.js', '_spearmint/flow.js'].map(
        (path) => [path, () => new Uint8Array()] as const,
      ),
    ])
    const withFrame = { ...client, assets: { ...client.assets, islands }, contents }
    const added = ['draw.html', 'draw.js', 'flow.js', 'find-target.js']
    const shared = ['main.css', 'head.js', 'theme.css']
    expect(emit(['draw'], [], withFrame).sort()).toEqual([...added, ...shared].sort())
    expect(emit([], [], withFrame)).toEqual(shared)
  })

  it('writes the stylesheets of components that pages use', () => {
    expect(emit([], ['tree'])).toEqual(['main.css', 'tree.css', 'head.js', 'theme.css'])
  })
})
