import type { Theme } from '@unocss/preset-wind3'
import { createPageStyle, type PageStyle } from '../../core/index.ts'
import { completeBorder } from './complete-border.ts'
import { darkVariant } from './dark-variant.ts'
import { isTailwindClass } from './is-tailwind-class.ts'
import { parseVariableDefaults, renderVariableDefaults } from './variable-defaults.ts'

export interface TailwindStyles {
  /** Makes the stylesheet of the classes that are utilities of Tailwind 3; none when there are none. */
  render(classes: ReadonlySet<string>): Promise<PageStyle[]>
}

/** A site's own color under the names that pages of the format use. */
const ACCENT = 'var(--accent-text)'

/**
 * Creates the maker of utility classes (`w-full`, `dark:hidden`, `md:grid-cols-3`), one of a build: equal sets of classes
 * are worked out once, and the generator is loaded for the first. The rules stand in the layer `utilities`, stronger than ours and weaker than any stylesheet of the
 * author. Colors, sizes and breakpoints are Tailwind's, and `primary` is the site's own color.
 */
export function createTailwindStyles(): TailwindStyles {
  let ready: ReturnType<typeof createReady> | undefined
  const done = new Map<string, Promise<PageStyle[]>>()

  async function generate(names: string[]): Promise<PageStyle[]> {
    ready ??= createReady()
    const { generator, defaults } = await ready
    const { css, matched } = await generator.generate(new Set(names), { minify: true, preflights: false })
    if (matched.size === 0 || css.includes('<')) return []
    return [createPageStyle(`@layer utilities{${renderVariableDefaults(css, defaults)}${css}}`)]
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

/** The generator, and the variables' values. Its own way to add them on demand remembers what other pages demanded. */
async function createReady() {
  const [{ createGenerator }, { presetWind3 }] = await Promise.all([
    import('@unocss/core'),
    import('@unocss/preset-wind3'),
  ])
  const generator = await createGenerator<Theme>({
    presets: [presetWind3({ dark: 'media' })],
    theme: { colors: { primary: { DEFAULT: ACCENT, light: ACCENT, dark: ACCENT } } },
    variants: [darkVariant],
    postprocess: [completeBorder],
  })
  const { css } = await generator.generate('', { minify: true })
  return { generator, defaults: parseVariableDefaults(css) }
}
