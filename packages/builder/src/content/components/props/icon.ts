import type { Element, Root } from 'hast'
import { z } from 'zod'
import { isHast } from '../is-hast.ts'

/** An icon: a name, a path, a URL or an emoji as a string, or JSX (docs/reference/page-content.mdx#icons). */
export const icon = z
  .union([z.string(), z.custom<Element | Root>(isHast)], 'an icon name, a path or JSX')
  .meta({ title: 'icon' })

/** The Font Awesome style of an icon, for example `solid`. */
export const iconType = z.string('a Font Awesome style such as "solid"')
