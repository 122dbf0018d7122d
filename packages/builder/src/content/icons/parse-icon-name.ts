/** A name in the form that the collections use, and the style from a class list. */
export interface IconName {
  /** Lower-case words joined by `-`: `book-open`. */
  name: string
  /** From a class list such as `fa-brands fa-github`. */
  style: string | undefined
}

const STYLE_CLASSES: ReadonlyMap<string, string> = new Map([
  ['fas', 'solid'],
  ['far', 'regular'],
  ['fal', 'light'],
  ['fat', 'thin'],
  ['fad', 'duotone'],
  ['fab', 'brands'],
  ['fa-solid', 'solid'],
  ['fa-regular', 'regular'],
  ['fa-light', 'light'],
  ['fa-thin', 'thin'],
  ['fa-duotone', 'duotone'],
  ['fa-brands', 'brands'],
  ['fa-sharp', 'solid'],
])

/** Longer than any name. */
const MAX_LENGTH = 60

/**
 * Parses the name of an icon as authors write it: `Rocket`, `fa-rocket`, `book_open`, `fa-solid fa-rocket`. Returns
 * undefined if it cannot be a name: empty, too long, or with other characters than ASCII letters, digits, `-`, `_` and
 * spaces.
 */
export function parseIconName(written: string): IconName | undefined {
  if (written.length > MAX_LENGTH || !/^[\w\s-]+$/.test(written)) return undefined
  const classes = written.toLowerCase().trim().split(/\s+/)
  const style = classes.map((word) => STYLE_CLASSES.get(word)).find((found) => found !== undefined)
  const named = classes.find((word) => word.startsWith('fa-') && !STYLE_CLASSES.has(word))
  const name = (named?.slice('fa-'.length) ?? classes.join('-')).split(/[_-]+/).filter(Boolean).join('-')
  return name === '' ? undefined : { name, style }
}
