import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTailwindStyles } from './create-tailwind-styles.ts'

const styles = createTailwindStyles()

async function toCss(...names: string[]): Promise<string> {
  return (await styles.render(new Set(names))).map(({ css }) => css).join('\n')
}

describe('createTailwindStyles', () => {
  it.each([
    ['w-full', '.w-full{width:100%;}'],
    ['w-[200px]', '.w-\\[200px\\]{width:200px;}'],
    ['md:grid-cols-3', '@media (min-width: 768px){.md\\:grid-cols-3{grid-template-columns:repeat(3,minmax(0,1fr));}}'],
    ['hover:underline', '.hover\\:underline:hover{text-decoration-line:underline;}'],
    ['text-primary', 'color:var(--accent-text)'],
    ['font-mono', '.font-mono{font-family:var(--font-mono);}'],
    ['border', '.border{border-width:1px;border-style:solid;border-color:var(--border);}'],
    ["before:content-['x']", "::before{content:'x';}"],
  ])('%s', async (name, rule) => {
    const css = await toCss(name)
    expect(css).toContain(rule)
    expect(css).toMatch(/^@layer utilities\{.*\}$/s)
  })

  it('applies dark: in the selected and in the system dark mode, but not in print', async () => {
    expect(await toCss('dark:hidden')).toBe(
      "@layer utilities{@media screen{:root[data-mode='dark'] .dark\\:hidden{display:none;}}" +
        '@media screen and (prefers-color-scheme: dark){:root:not([data-mode]) .dark\\:hidden{display:none;}}}',
    )
  })

  it('adds the variables of a transform only where they are used', async () => {
    expect(await toCss('rotate-45')).toContain('--un-translate-x:0')
    expect(await toCss('flex')).not.toContain('--un')
  })

  it.each(['inline-flex', 'rounded-lg', 'bg-gray-900', 'sm:grid'])(
    'removes the underline of links with %s',
    async (name) => {
      expect(await toCss(name, 'underline')).toMatch(
        /^@layer utilities\{:where\(\.prose a:is\(.*?\)\)\{text-decoration:none\}/,
      )
    },
  )

  it('keeps the underline of links that only have a color', async () => {
    expect(await toCss('text-primary', 'font-bold')).not.toContain('text-decoration')
  })

  it('lets the color of a border override its default', async () => {
    const css = await toCss('border-red-500', 'border-b')
    expect(css.indexOf('.border-b{')).toBeLessThan(css.indexOf('.border-red-500{'))
  })

  it.each(['', 'card', 'm1', 'b', 'my-class', 'prose', 'not-prose', 'visually-hidden', 'constructor', '__proto__'])(
    'generates nothing for %j',
    async (name) => {
      expect(await toCss(name)).toBe('')
    },
  )

  it.each([
    'bg-[url(https://a.b/c)]',
    'bg-[URL(x)]',
    "[background:image-set('https://a.b')]",
    'bg-[url:x]',
    'w-[</style><script>]',
    'w-[1px;}body{display:none]',
    'w-[calc(1px]',
    "content-[']",
    'w-[1px/*]',
    'w-[\\75rl(x)]',
  ])('generates nothing for the hostile %j', async (name) => {
    expect(await toCss(name)).toBe('')
  })

  it('never ends its layer or loads a file, for any names', async () => {
    const piece = fc.constantFrom(
      'w-[',
      ']',
      '(',
      ')',
      '{',
      '}',
      ';',
      'url(',
      "'",
      '"',
      '<',
      '/*',
      '\\',
      'dark:',
      'p-4',
      '[&',
      '>',
      '*',
      ':',
      '1px',
      '_',
      ',',
      '!',
      '-',
      '&',
    )
    const name = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(name, async (written) => {
        const css = await toCss(written)
        expect(css).not.toMatch(/<|url\(|\/\*/)
        const characters = [...css.replace(/\\./g, '').replace(/'[^']*'/g, '')]
        const ends: number[] = []
        let depth = 0
        for (const [at, character] of characters.entries()) {
          if (character === '{') depth++
          if (character === '}') depth--
          if (character === '}' && depth <= 0) ends.push(at)
        }
        expect({ depth, ends }).toEqual({ depth: 0, ends: css === '' ? [] : [characters.length - 1] })
      }),
      { numRuns: 500, examples: [['p-4'], ['dark:p-4'], ["before:content-['}']"]] },
    )
  })

  it('generates nothing for the classes of our own stylesheets, except the pair that the frame uses', async () => {
    const folder = new URL('../../../client/styles/', import.meta.url)
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
    const sheets = paths.map((path) => readFileSync(new URL(path, folder), 'utf8'))
    const own = new Set(sheets.flatMap((css) => [...css.matchAll(/\.([a-z][a-z-]*)/g)].map((match) => match[1] ?? '')))
    expect(own.size).toBeGreaterThan(100)
    const caught: string[] = []
    for (const name of own) if ((await toCss(name)) !== '') caught.push(name)
    expect(caught.sort()).toEqual(['block', 'hidden'])
  })
})
