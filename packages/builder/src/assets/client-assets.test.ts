import { describe, expect, it } from 'vitest'
import { parseClientAssets } from './client-assets.ts'

const manifest = {
  'styles/main.css': { file: 'main-a1.css', src: 'styles/main.css', isEntry: true },
  'mode.ts': { file: 'mode-b2.js', src: 'mode.ts', isEntry: true },
  'islands/code-copy.ts': {
    file: 'code-copy-c3.js',
    src: 'islands/code-copy.ts',
    isEntry: true,
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'shared-d4.js' },
}

describe('parseClientAssets', () => {
  it('reads where everything stands in a site', () => {
    expect(parseClientAssets(JSON.stringify(manifest))).toEqual({
      stylesheet: '_spearmint/main-a1.css',
      modeScript: '_spearmint/mode-b2.js',
      islands: new Map([['code-copy', '_spearmint/code-copy-c3.js']]),
      files: ['code-copy-c3.js', 'main-a1.css', 'mode-b2.js', 'shared-d4.js'],
    })
  })

  it('says what is missing in a manifest of something else', () => {
    expect(() => parseClientAssets('{}')).toThrow('styles/main.css')
  })
})
