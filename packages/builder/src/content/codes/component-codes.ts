import { defineCodes } from '@spearmint/config/diagnostics'

/** Problems in the use of components. */
export const COMPONENT_CODES = defineCodes({
  'component/bad-prop': {
    severity: 'warning',
    title: 'Invalid property value',
    explanation: 'A property of a component has an invalid value. Its default value is used.',
    fix: 'Use a value of the type that the message names.',
    page: '/components/overview',
    example: '<CardGroup cols="many"></CardGroup>',
  },
  'component/long-code': {
    severity: 'info',
    title: 'Long code block',
    explanation: 'A code block is too long for syntax highlighting. The code is shown as plain text.',
    fix: 'Show only the important part of the code, and link to the whole file.',
    page: '/reference/limits',
  },
  'component/unknown-icon': {
    severity: 'warning',
    title: 'Unknown icon',
    explanation: 'None of the icon libraries has an icon with this name. A neutral glyph is shown.',
    fix: 'Use one of the names that the message suggests.',
    page: '/guides/icons',
    example: '<Icon icon="rokcet" />',
  },
  'component/unknown-prop': {
    severity: 'info',
    title: 'Unknown property',
    explanation:
      'A component has no property with this name, so it is ignored. Every component accepts `id`, `className`, `style`, `data-…` and `aria-…`.',
    fix: 'Use the name that the message suggests, or remove the property.',
    page: '/components/overview',
    example: '<Card titel="Ships" />',
  },
  'component/unknown-language': {
    severity: 'info',
    title: 'Unknown language',
    explanation: 'There is no syntax highlighting for the language of a code block. The code is shown as plain text.',
    fix: 'Use the name of a language, or `text`.',
    example: '```pythn\nprint(1)\n```',
  },
})
