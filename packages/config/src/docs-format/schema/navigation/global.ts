import { z } from 'zod/mini'
import { hrefSchema } from '../href.ts'
import { key, optionalKey } from '../key.ts'
import { branchKeys } from './branch-keys.ts'
import { labelKeys } from './label-keys.ts'

const linkKeys = {
  href: key(hrefSchema, { description: 'Destination of the link.', examples: ['https://acme.com/blog'] }),
  hidden: branchKeys.hidden,
}

function links<Shape extends z.core.$ZodShape>(kind: string, label: Shape, example: object) {
  return optionalKey(z.array(z.strictObject({ ...label, ...linkKeys })), {
    description: `Links that look like ${kind}.`,
    examples: [[example]],
  })
}

const href = 'https://acme.com/blog'

/** Links on every page below a division. */
export const globalSchema = z.strictObject({
  anchors: links('anchors', labelKeys.anchor, { anchor: 'Blog', href }),
  tabs: links('tabs', labelKeys.tab, { tab: 'Blog', href }),
  dropdowns: links('entries of the dropdown', labelKeys.dropdown, { dropdown: 'Blog', href }),
  languages: links('languages', labelKeys.language, { language: 'de', href }),
  versions: links('versions', labelKeys.version, { version: 'v1', href }),
  products: links('products', labelKeys.product, { product: 'Blog', href }),
})

z.globalRegistry.add(globalSchema, { id: 'Global', description: 'Links on every page below a division.' })
