import { z } from 'zod/mini'
import { hrefSchema } from './href.ts'
import { iconSchema } from './icon.ts'
import { key, optionalKey } from './key.ts'

const linkKeys = {
  href: key(hrefSchema, { description: 'Destination of the link.', examples: ['https://acme.com'] }),
  icon: optionalKey(iconSchema, { description: 'Icon in front of the text.', examples: ['pen'] }),
}

/** It may be empty next to an icon. */
const label = z.string()
const labelKey = key(label, { description: 'Text of the link.', examples: ['Blog'] })
const optionalLabelKey = optionalKey(label, { description: 'Text of the link.', examples: ['Blog'] })

const plainLinkSchema = z.strictObject({
  // Other texts mean a plain link too, and a rule reports them.
  type: optionalKey(z.string().check(z.regex(/^(?!(?:github|discord)$)/, 'another type')), {
    description: 'Type of the link. Without it, it is a plain link.',
    examples: ['link'],
  }),
  label: labelKey,
  ...linkKeys,
})

const communityLinkSchema = z.strictObject({
  type: key(z.enum(['github', 'discord']), {
    description: 'A repository or a community. Without a label, its name is shown.',
    examples: ['github'],
  }),
  label: optionalLabelKey,
  ...linkKeys,
})

const buttonSchema = z.strictObject({
  type: key(z.literal('button'), { description: 'A button with text.', examples: ['button'] }),
  label: labelKey,
  ...linkKeys,
})

export const navbarSchema = z.strictObject({
  links: optionalKey(z.array(z.union([plainLinkSchema, communityLinkSchema])), {
    description: 'Links in the header.',
    examples: [[{ label: 'Support', href: 'mailto:hi@acme.com' }]],
  }),
  primary: optionalKey(z.discriminatedUnion('type', [buttonSchema, communityLinkSchema]), {
    description: 'The button in the header.',
    examples: [{ type: 'button', label: 'Dashboard', href: 'https://acme.com' }],
  }),
})

export type NavbarInput = z.output<typeof navbarSchema>

z.globalRegistry.add(navbarSchema, { id: 'Navbar', description: 'A header: links and a button.' })
