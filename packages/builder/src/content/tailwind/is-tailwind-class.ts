/** Tailwind classes that are one word. Any other word is the author's own class, although UnoCSS knows short forms. */
const WORDS = new Set(
  (
    'absolute antialiased block blur border capitalize collapse container contents fixed flex flow-root grid grow hidden ' +
    'inline invert invisible isolate italic lowercase ordinal outline overline relative resize ring rounded sepia shadow ' +
    'shrink static sticky table transition truncate underline uppercase visible'
  ).split(' '),
)

/** Nobody writes longer class names. */
const MAX_LENGTH = 200

/**
 * Whether a rule may be generated for a class name. A name becomes part of a stylesheet, including arbitrary values and
 * selectors (`w-[200px]`), so it must not be able to end its rule or to load a file: pages make no requests that their
 * content does not show.
 */
export function isTailwindClass(name: string): boolean {
  if (name.length > MAX_LENGTH || !/^[!-~]+$/.test(name) || /[<{};\\@"]/.test(name)) return false
  if (/url|(?:image|image-set|cross-fade|src|element|paint)\(/i.test(name)) return false
  if (!isBalanced(name.replace(/'[^']*'/g, ''))) return false
  const word = /(?:^|:)!?([a-z0-9]+)!?$/.exec(name)?.[1]
  return word === undefined || WORDS.has(word)
}

function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const character of text) {
    if (character === "'" || (character === '/' && text.includes('/*'))) return false
    if (character === '(' || character === '[') open.push(character === '(' ? ')' : ']')
    else if ((character === ')' || character === ']') && open.pop() !== character) return false
  }
  return open.length === 0
}
