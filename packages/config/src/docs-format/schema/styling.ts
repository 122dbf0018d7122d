import { z } from 'zod/mini'
import { choice, key, optionalKey } from './key.ts'

const themeName = z.string()

const codeblocksSchema = z.union([
  // Besides "system" and "dark", the name of a theme is documented, though older validators reject it.
  z.string().check(z.regex(/^(?!(?:auto|light)?$)/, '"system", "dark" or the name of a syntax theme')),
  z.strictObject({
    theme: optionalKey(
      z.union([
        themeName,
        z.strictObject({
          light: key(themeName, { description: 'Theme in light mode.', examples: ['github-light'] }),
          dark: key(themeName, { description: 'Theme in dark mode.', examples: ['github-dark'] }),
        }),
      ]),
      { description: 'Name of a syntax theme, or one for each mode.', examples: ['github-dark'] },
    ),
    languages: optionalKey(
      z.strictObject({
        custom: optionalKey(z.array(z.string()), {
          description: 'Paths of grammars.',
          examples: [['/languages/acme.json']],
        }),
      }),
      {
        description: 'Languages of your own. They are not supported yet.',
        examples: [{ custom: ['/languages/acme.json'] }],
      },
    ),
  }),
])

export const stylingSchema = z.strictObject({
  eyebrows: optionalKey(
    choice({ section: 'The group of the page.', breadcrumbs: 'Everything that contains the page.' }),
    { description: 'The line above the title of a page.', default: 'section', examples: ['breadcrumbs'] },
  ),
  codeblocks: optionalKey(codeblocksSchema, {
    description:
      '"system" follows the mode of the page, "dark" stays dark. The name of a syntax theme selects its colors.',
    default: 'system',
    examples: ['dark', { theme: { light: 'github-light', dark: 'github-dark' } }],
  }),
  latex: optionalKey(z.boolean(), {
    description: 'Accepted for other tools. Formulas are always rendered.',
    examples: [false],
  }),
})

export type StylingInput = z.output<typeof stylingSchema>
