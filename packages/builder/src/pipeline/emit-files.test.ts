import { describe, expect, it } from 'vitest'
import type { Asset, Island } from '../assets/client-assets.ts'
import type { LoadedClient } from '../assets/load-client-assets.ts'
import type { OutputFolder } from '../model/folders.ts'
import { emitAssets } from './emit-files.ts'

const toAsset = (name: string): Asset => ({ path: `_spearmint/${name}`, integrity: '' })
const toIsland = (name: string, ...imports: string[]): Island => ({ ...toAsset(name), imports: imports.map(toAsset) })

const names = ['main.css', 'mode.js', 'tabs.js', 'disclosure.js', 'validator.js', 'find-target.js', 'json.js']
const client: LoadedClient = {
  assets: {
    stylesheet: toAsset('main.css'),
    modeScript: toAsset('mode.js'),
    islands: new Map([
      ['tabs', toIsland('tabs.js', 'find-target.js')],
      ['disclosure', toIsland('disclosure.js', 'find-target.js')],
      ['config-validator', toIsland('validator.js', 'json.js')],
    ]),
    optionalStyles: new Map(),
    files: names,
  },
  contents: new Map(names.map((name) => [`_spearmint/${name}`, new Uint8Array()])),
  optionalStyles: new Map(),
}

function emit(islands: string[]): string[] {
  const written: string[] = []
  const output: OutputFolder = {
    write: (path) => written.push(path),
    copy: () => {},
    finish: () => ({ files: 0, bytes: 0 }),
  }
  emitAssets({ client, theme: { ...toAsset('theme.css'), css: '' }, favicons: [], islands: new Set(islands) }, output)
  return written.flatMap((path) => /^_spearmint\/(.*\.js)$/.exec(path)?.[1] ?? [])
}

describe('emitAssets', () => {
  it.each<[string[], string[]]>([
    [[], ['mode.js']],
    [['tabs'], ['mode.js', 'tabs.js', 'find-target.js']],
    [
      ['disclosure', 'tabs'],
      ['mode.js', 'tabs.js', 'disclosure.js', 'find-target.js'],
    ],
    [['config-validator'], ['mode.js', 'validator.js', 'json.js']],
  ])('of islands %j writes the scripts %j', (islands, scripts) => {
    expect(emit(islands)).toEqual(scripts)
  })
})
