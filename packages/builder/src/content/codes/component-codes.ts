import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of the use of components. */
export const COMPONENT_CODES = {
  'component/bad-prop': {
    severity: 'warning',
    title: 'Property with a wrong value',
    explanation: 'A property has a value that it does not take. The default is used.',
    mend: 'Write a value of the kind that the message names.',
    example: '<CardGroup cols="many"></CardGroup>',
  },
  'component/unknown-icon': {
    severity: 'warning',
    title: 'Unknown icon',
    explanation: 'The name of an icon is neither in Font Awesome nor in Lucide. A neutral glyph is shown.',
    mend: 'Take one of the names that the message suggests.',
    page: '/guides/icons',
    example: '<Icon icon="rokcet" />',
  },
  'component/unknown-prop': {
    severity: 'info',
    title: 'Unknown property',
    explanation:
      'A component has no property of this name. It has no effect. `id`, `className`, `style`, `data-…` and `aria-…` fit every component.',
    mend: 'Write the name that the message suggests, or remove the property.',
    page: '/components/overview',
    example: '<Card titel="Ships" />',
  },
  'component/unknown-language': {
    severity: 'info',
    title: 'Unknown language',
    explanation: 'The language of a code block is unknown. The code is shown without colors.',
    mend: 'Write the name of a language, or `text`.',
    example: '```pythn\nprint(1)\n```',
  },
} as const satisfies Record<string, DiagnosticCode>
