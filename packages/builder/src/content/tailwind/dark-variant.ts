import type { VariantHandler, VariantObject } from '@unocss/core'

/**
 * `dark:` as the rest of a page knows it (`client/mode.ts`): the mode that the document states, or else the reader's
 * system. That takes two rules for each class. Paper is light, whatever the screen is.
 */
export const darkVariant: VariantObject = {
  name: 'mode',
  // Before the variants of the preset.
  order: -1,
  match(name) {
    if (!name.startsWith('dark:')) return undefined
    const matcher = name.slice('dark:'.length)
    const stated: VariantHandler = {
      matcher,
      handle: (input, next) =>
        next({
          ...input,
          prefix: `:root[data-mode='dark'] $$ ${input.prefix}`,
          parent: within(input.parent, '@media screen'),
        }),
    }
    const system: VariantHandler = {
      matcher,
      handle: (input, next) =>
        next({
          ...input,
          prefix: `:root:not([data-mode]) $$ ${input.prefix}`,
          parent: within(input.parent, '@media screen and (prefers-color-scheme: dark)'),
        }),
    }
    return [stated, system]
  },
}

/** Puts a condition inside of those that a rule has. */
function within(parent: string | undefined, condition: string): string {
  return parent ? `${parent} $$ ${condition}` : condition
}
