import type { Theme } from '@unocss/preset-wind3'
import type { PageStyle } from '../../core/index.ts'
import { createPageStyle } from '../transforms/create-page-style.ts'
import { completeBorder } from './complete-border.ts'
import { darkVariant } from './dark-variant.ts'
import { isTailwindClass } from './is-tailwind-class.ts'

export interface TailwindStyles {
  /** Creates the stylesheet for those of the classes that exist in Tailwind 3. Returns nothing if there are none. */
  render(classes: ReadonlySet<string>): Promise<PageStyle[]>
}

/** The color of the site, which pages use as `primary`. */
const ACCENT = 'var(--accent-text)'

/** Parts of the names of classes that give an element a box: a display, a border, a background. */
const BOX_PARTS = ['flex', 'grid', 'block', 'rounded', 'border', 'bg-']

/** The fonts of the site. */
const FONTS = { sans: 'var(--font-sans)', mono: 'var(--font-mono)' }

/**
 * Creates the generator of Tailwind classes (`w-full`, `dark:hidden`, `md:grid-cols-3`) for a build. Equal sets of
 * classes are generated once, and UnoCSS is loaded on first use. The rules are in the layer `utilities`, so they
 * override our rules but not the author's stylesheets. Colors, sizes and breakpoints are those of Tailwind, and
 * `primary` is the color of the site, `font-sans` and `font-mono` its fonts.
 */
export function createTailwindStyles(): TailwindStyles {
  let ready: ReturnType<typeof createReady> | undefined
  const done = new Map<string, Promise<PageStyle[]>>()

  async function generate(names: string[]): Promise<PageStyle[]> {
    ready ??= createReady()
    const { generator, defaults } = await ready
    const { css, matched } = await generator.generate(new Set(names), { minify: true, preflights: false })
    if (matched.size === 0 || css.includes('<')) return []
    return [createPageStyle(`@layer utilities{${toLinkRule(names)}${toDefaultsRule(css, defaults)}${css}}`)]
  }

  return {
    async render(classes) {
      const names = [...classes].filter(isTailwindClass).sort()
      if (names.length === 0) return []
      const key = names.join(' ')
      const found = done.get(key) ?? generate(names)
      done.set(key, found)
      return found
    },
  }
}

/**
 * Loads UnoCSS and the default values of its variables. UnoCSS can add them on demand, but then it keeps those of other
 * pages.
 */
async function createReady() {
  const [{ createGenerator }, { presetWind3 }] = await Promise.all([
    import('@unocss/core'),
    import('@unocss/preset-wind3'),
  ])
  const generator = await createGenerator<Theme>({
    presets: [presetWind3({ dark: 'media' })],
    theme: { colors: { primary: { DEFAULT: ACCENT, light: ACCENT, dark: ACCENT } }, fontFamily: FONTS },
    variants: [darkVariant],
    postprocess: [completeBorder],
  })
  const { css } = await generator.generate('', { minify: true })
  return { generator, defaults: parseVariableDefaults(css) }
}

/**
 * Parses the default values of UnoCSS's own variables (`--un-rotate: 0`) from the stylesheet that sets all of them.
 * Rotations, shadows and rings are composed of such variables, most of which a page never sets.
 */
function parseVariableDefaults(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/(--un-[\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Creates the rule that sets those variables that a stylesheet uses. Empty if it uses none. */
function toDefaultsRule(css: string, defaults: ReadonlyMap<string, string>): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name = '']) => name))
  const declarations = [...defaults].filter(([name]) => read.has(name)).map(([name, value]) => `${name}:${value};`)
  return declarations.length === 0 ? '' : `*,::before,::after,::backdrop{${declarations.join('')}}`
}

/**
 * Creates the rule that removes the underline of links with such classes, because they are buttons or boxes. Tailwind
 * removes that of all links. Here, a link that only has a color keeps it: color alone doesn't distinguish it from text.
 */
function toLinkRule(names: readonly string[]): string {
  const parts = BOX_PARTS.filter((part) => names.some((name) => name.includes(part)))
  if (parts.length === 0) return ''
  return `:where(.prose a:is(${parts.map((part) => `[class*=${part}]`).join()})){text-decoration:none}`
}
