import { describe, expect, it } from 'vitest'
import { toIntegrity } from '../../core/index.ts'
import { parseClientAssets } from './client-assets.ts'

const manifest = {
  'styles/main.css': { file: 'main-a1.css', src: 'styles/main.css', isEntry: true },
  'styles/optional/rounded-sharp.css': {
    file: 'rounded-sharp-e5.css',
    src: 'styles/optional/rounded-sharp.css',
    isEntry: true,
    assets: ['sharp-a1.woff2'],
  },
  '../src/content/components/tree/tree.css': {
    file: 'tree-f6.css',
    src: '../src/content/components/tree/tree.css',
    isEntry: true,
  },
  'head.ts': { file: 'head-b2.js', src: 'head.ts', isEntry: true },
  'islands/code-copy.ts': {
    file: 'code-copy-c3.js',
    src: 'islands/code-copy.ts',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['islands/dialog/open.ts'],
  },
  'islands/dialog/open.ts': { file: 'open-g7.js', imports: ['_shared.js', '_list.js'], dynamicImports: ['_rare.js'] },
  '_list.js': { file: 'list-h8.js' },
  '_rare.js': { file: 'rare-i9.js', imports: ['islands/code-copy.ts'] },
  '_shared.js': { file: 'shared-d4.js' },
}

const toAsset = (file: string) => ({ path: `_spearmint/${file}`, integrity: `hash of ${file}` })

describe('toIntegrity', () => {
  // The example of the recommendation (Content Security Policy Level 3, section 2.3.1).
  it('returns the hash that browsers expect', () => {
    expect(toIntegrity("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })
})

describe('parseClientAssets', () => {
  it('creates the document of an island that runs in a frame, with the integrity of all its scripts', () => {
    const withFrame = {
      ...manifest,
      'islands/draw.ts': { file: 'draw-e5.js', src: 'islands/draw.ts', isEntry: true },
      'frames/draw.ts': { file: 'draw-f6.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['_flow.js'] },
      '_flow.js': { file: 'flow-a7.js', imports: ['_shared.js', '_edge.js'], dynamicImports: ['_flow.js'] },
      '_edge.js': { file: 'edge-b8.js', dynamicImports: ['frames/draw.ts'] },
    }
    const { islands } = parseClientAssets(JSON.stringify(withFrame), (file) => `hash-of-${file}`)
    expect(islands.get('code-copy')?.frame).toBeUndefined()
    const frame = islands.get('draw')?.frame
    expect(frame?.path).toMatch(/^_spearmint\/draw-[\w-]{8}\.html$/)
    expect(frame?.scripts).toEqual(
      ['draw-f6.js', 'shared-d4.js', 'flow-a7.js', 'edge-b8.js'].map((file) => `_spearmint/${file}`),
    )
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(frame?.html ?? '') ?? []
    expect(Object.entries(JSON.parse(map).integrity)).toEqual(
      ['draw-f6.js', 'shared-d4.js', 'flow-a7.js', 'edge-b8.js'].map((file) => [`./${file}`, `hash-of-${file}`]),
    )
    expect(frame?.html).toContain(`script-src 'self' '${toIntegrity(map)}'`)
    expect(frame?.html).toContain('<link rel="modulepreload" href="./shared-d4.js" integrity="hash-of-shared-d4.js">')
    expect(frame?.html).toContain('<script type="module" src="./draw-f6.js" integrity="hash-of-draw-f6.js"></script>')
  })

  it('returns the locations of all assets in a site', () => {
    expect(parseClientAssets(JSON.stringify(manifest), (file) => `hash of ${file}`)).toEqual({
      stylesheet: toAsset('main-a1.css'),
      headScript: toAsset('head-b2.js'),
      islands: new Map([
        [
          'code-copy',
          {
            ...toAsset('code-copy-c3.js'),
            imports: [toAsset('shared-d4.js')],
            lazy: [toAsset('open-g7.js'), toAsset('list-h8.js'), toAsset('rare-i9.js')],
          },
        ],
      ]),
      componentStyles: new Map([['tree', toAsset('tree-f6.css')]]),
      optionalStyles: new Map([
        ['rounded-sharp', { file: 'rounded-sharp-e5.css', fonts: ['_spearmint/sharp-a1.woff2'] }],
      ]),
      files: [
        'code-copy-c3.js',
        'head-b2.js',
        'list-h8.js',
        'main-a1.css',
        'open-g7.js',
        'rare-i9.js',
        'shared-d4.js',
        'sharp-a1.woff2',
        'tree-f6.css',
      ],
    })
  })

  it('sorts the stylesheets of components by file name, no matter in which folder they are', () => {
    const added = ['tree-view', 'badge'].map((name) => [`styles/on-demand/${name}.css`, { file: `${name}.css` }])
    const json = JSON.stringify({ ...manifest, ...Object.fromEntries(added) })
    expect([...parseClientAssets(json, () => '').componentStyles.keys()]).toEqual(['badge', 'tree-view', 'tree'])
  })

  it('names the missing file of another manifest', () => {
    expect(() => parseClientAssets('{}', () => '')).toThrow('styles/main.css')
  })
})
