import { z } from 'zod/mini'
import { colorPairSchema } from '../color-pair.ts'
import { iconSchema } from '../icon.ts'
import { choice, key, optionalKey } from '../key.ts'
import { LANGUAGE_CODES } from './language-codes.ts'

/** The name of a division. A blank one shows only an icon. */
function name(description: string, example: string) {
  return key(z.string().check(z.minLength(1, 'a name')), { description, examples: [example] })
}

const icon = optionalKey(iconSchema, { description: 'Icon next to the name.', examples: ['rocket'] })
const color = optionalKey(colorPairSchema, {
  description: 'Color of the icon in each mode.',
  examples: [{ light: '#0A7A5A', dark: '#07C983' }],
})
const description = optionalKey(z.string(), { description: 'Second line in the menu.', examples: ['For servers'] })
const isDefault = optionalKey(z.boolean(), {
  description: 'Whether visitors see it first. By default, it is the first one.',
  default: false,
  examples: [true],
})

/** What each kind of division shows of itself. Links of `global` have the same keys. */
export const labelKeys = {
  tab: {
    tab: name('Name of the tab.', 'Guides'),
    icon,
    align: optionalKey(choice({ start: 'At the start of the bar.', end: 'At the end of the bar.' }), {
      description: 'Position of the tab.',
      default: 'start',
      examples: ['end'],
    }),
    searchable: optionalKey(z.boolean(), {
      description: 'Whether the pages of a hidden tab can be found.',
      examples: [true],
    }),
  },
  anchor: {
    anchor: name('Name of the anchor.', 'Community'),
    icon,
    color,
    // Only tabs have it in the hosted format. A hidden anchor of mint.json can be found.
    searchable: optionalKey(z.boolean(), {
      description: 'Whether the pages of a hidden anchor can be found.',
      examples: [true],
    }),
  },
  dropdown: { dropdown: name('Name of the entry.', 'Server'), icon, color, description },
  product: {
    product: name('Name of the product.', 'Acme Cloud'),
    name: optionalKey(z.string(), { description: 'Long name of the product.', examples: ['Acme Cloud Platform'] }),
    icon,
    color,
    description,
  },
  version: {
    version: name('Name of the version.', 'v2'),
    default: isDefault,
    tag: optionalKey(z.string(), { description: 'Badge next to the name.', examples: ['Latest'] }),
  },
  language: {
    language: key(choice(LANGUAGE_CODES), { description: 'Code of the language.', examples: ['en'] }),
    default: isDefault,
  },
  item: { item: name('Name of the entry.', 'Quickstart'), icon, description },
}
