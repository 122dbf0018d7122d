import type { VariantHandler, VariantObject } from '@unocss/core'

/**
 * `dark:` follows the mode of the page (`client/mode.ts`): the one set on the document, or else the one of the
 * visitor's system. That takes two rules for each class. Printed pages are always light.
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

/** Nests a condition inside those of a rule. */
function within(parent: string | undefined, condition: string): string {
  return parent ? `${parent} $$ ${condition}` : condition
}
