import { z } from 'zod/mini'
import { iconTypeSchema } from '../../schema-parts/icon-type.ts'
import { choice, key, optionalKey } from './key.ts'

export const iconLibrarySchema = choice({
  fontawesome: 'Font Awesome.',
  lucide: 'Lucide.',
  tabler: 'Tabler Icons.',
})

/** The name of an icon, the path or URL of an image, SVG, or a name with its style and library. */
export const iconSchema = z.union([
  z.string(),
  z.strictObject({
    name: key(z.string(), { description: 'Name of the icon.', examples: ['rocket'] }),
    style: optionalKey(iconTypeSchema, { description: 'Style of a Font Awesome icon.', examples: ['solid'] }),
    library: optionalKey(iconLibrarySchema, { description: 'Library of the icon.', examples: ['lucide'] }),
  }),
])

z.globalRegistry.add(iconSchema, { id: 'Icon', description: 'An icon.' })
