import { describe, expect, it } from 'vitest'
import { toIntegrity } from '../src/core/hash.ts'
import { buildInMemory } from './build-in-memory.ts'

/** The tags of user scripts and stylesheets in a page, in order. */
function listOwn(html: string): string[] {
  const tags = html.match(/<(?:script|link rel="stylesheet")[^>]*>/g) ?? []
  return tags.filter((tag) => !tag.includes('_spearmint/'))
}

describe('user stylesheets and scripts', () => {
  it('are loaded by every page after those of Spearmint, in path order, with their hash', async () => {
    const files = {
      'b.css': 'b{}',
      'Z.css': 'z{}',
      'styles/a.css': 'a{}',
      'scripts/run.js': 'run()',
      'a.js': 'import "./lib/x.js"',
      'lib/x.js': 'export {}',
      'start.mdx': '# Start',
    }
    const { read, diagnostics } = await buildInMemory(files, { base: '/docs' })
    expect(diagnostics).toEqual([])
    const toTag = (path: keyof typeof files): string => `href="/docs/${path}" integrity="${toIntegrity(files[path])}">`
    const own = [
      `<link rel="stylesheet" ${toTag('Z.css')}`,
      `<link rel="stylesheet" ${toTag('b.css')}`,
      `<link rel="stylesheet" ${toTag('styles/a.css')}`,
      `<script type="module" src${toTag('a.js').slice(4, -1)}>`,
      `<script type="module" src${toTag('lib/x.js').slice(4, -1)}>`,
      `<script defer src${toTag('scripts/run.js').slice(4, -1)}>`,
    ]
    expect(listOwn(read('start.html'))).toEqual(own)
    expect(listOwn(read('404.html'))).toEqual(own)
    expect(read('start.html').indexOf('theme-')).toBeLessThan(read('start.html').indexOf('/docs/Z.css'))
    expect(read('styles/a.css')).not.toBe('')
  })

  it('do not include programs, configuration and ignored files', async () => {
    const { read, diagnostics } = await buildInMemory({
      'tailwind.config.js': 'module.exports = {}',
      '.eslintrc.js': 'module.exports = {}',
      'scripts/sync.js': '// Syncs.\nconst fs = require("fs")',
      'examples/app/package.json': '{}',
      'examples/app/index.js': 'run()',
      'snippets/stars.js': 'run()',
      'drafts/a.js': 'run()',
      '.mintignore': 'drafts/',
      'start.mdx': '# Start',
    })
    expect(listOwn(read('start.html'))).toEqual([])
    expect(diagnostics).toMatchObject([{ code: 'site/not-a-page-script', file: 'scripts/sync.js', severity: 'info' }])
    expect(read('examples/app/index.js')).not.toBe('')
  })

  it('may only contact hosts that are allowed', async () => {
    const files = {
      'style.css': '@import url("https://a.test/x.css");',
      'track.js': 'fetch("https://b.test/visit")',
      'start.mdx':
        '<script src="https://c.test/x.js" async></script>\n\n<style>{`@import "https://a.test/y.css";`}</style>',
    }
    const refused = await buildInMemory(files)
    expect(refused.diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['page/script', 'start.mdx', 1],
      ['site/remote-style', 'start.mdx', 3],
      ['site/remote-style', 'style.css', 1],
      ['site/remote-request', 'track.js', 1],
    ])
    expect(refused.read('start.html')).not.toContain('.test/x.js')
    expect(refused.read('start.html')).toContain('script-src &#x27;self&#x27;; ')

    const allowedOrigins = ['https://a.test', 'https://b.test', 'https://c.test']
    const allowed = await buildInMemory(files, { allowedOrigins })
    expect(allowed.diagnostics).toEqual([])
    expect(allowed.read('start.html')).toContain('<script src="https://c.test/x.js" async></script>')
    for (const path of ['start.html', '404.html', 'index.html'])
      expect(allowed.read(path)).toContain(`script-src &#x27;self&#x27; ${allowedOrigins.join(' ')}; style-src`)
  })
})

describe('<script> in a page', () => {
  it('loads a file of the site on this page, and no file twice', async () => {
    const { read, diagnostics } = await buildInMemory(
      {
        'all.js': 'run()',
        'vendor/a b.mjs': 'export {}',
        'start.mdx':
          '<script src="/all.js"></script>\n\n<Note>\n  <script type="module" src="vendor/a b.mjs?v=1" />\n</Note>',
        'other.mdx': 'Text.',
      },
      { base: '/docs' },
    )
    expect(diagnostics).toEqual([])
    expect(read('start.html').match(/all\.js/g)).toHaveLength(1)
    expect(read('start.html')).toContain('<script src="/docs/vendor/a%20b.mjs?v=1" type="module"></script>')
    expect(read('other.html')).not.toContain('.mjs')
  })

  it('reports a missing file and leaves it out', async () => {
    const { read, diagnostics } = await buildInMemory({ 'start.mdx': 'Text.\n\n<script src="/scripts/stars.js" />' })
    expect(diagnostics).toMatchObject([{ code: 'page/missing-file', file: 'start.mdx', line: 3 }])
    expect(read('start.html')).not.toContain('stars.js')
  })
})
