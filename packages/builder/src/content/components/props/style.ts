import { z } from 'zod'

/** Properties whose numbers are not lengths. */
const UNITLESS = new Set(['flex', 'flexGrow', 'flexShrink', 'fontWeight', 'lineHeight', 'opacity', 'order', 'zIndex'])

/** Inline style as text (`"width: 50%"`) or as in JSX (`{{ maxWidth: 400 }}`). The result is text. */
export const style = z
  .union([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))], 'style such as {{ width: "50%" }}')
  .transform((value) => (typeof value === 'string' ? value : Object.entries(value).map(toDeclaration).join('; ')))

function toDeclaration([name, value]: [string, string | number]): string {
  const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const isLength = typeof value === 'number' && value !== 0 && !UNITLESS.has(name)
  return `${property}: ${value}${isLength ? 'px' : ''}`
}
