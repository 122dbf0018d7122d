/** The utilities of one word. Any other word is a name of somebody's own, though the generator knows short forms. */
const WORDS = new Set(
  (
    'absolute antialiased block blur border capitalize collapse container contents fixed flex flow-root grid grow hidden ' +
    'inline invert invisible isolate italic lowercase ordinal outline overline relative resize ring rounded sepia shadow ' +
    'shrink static sticky table transition truncate underline uppercase visible'
  ).split(' '),
)

/** Longer names are no classes that somebody wrote. */
const LONGEST = 200

/**
 * Tells whether a class name may be made a rule of. A name is turned into a part of a stylesheet, arbitrary values and
 * selectors included (`w-[200px]`), so it must not be able to end its rule, and must not ask for a file: pages make no
 * request that their content does not show.
 */
export function isTailwindClass(name: string): boolean {
  if (name.length > LONGEST || !/^[!-~]+$/.test(name) || /[<{};\\@"]/.test(name)) return false
  if (/url|(?:image|image-set|cross-fade|src|element|paint)\(/i.test(name)) return false
  if (!isBalanced(name.replace(/'[^']*'/g, ''))) return false
  const word = /(?:^|:)!?([a-z0-9]+)!?$/.exec(name)?.[1]
  return word === undefined || WORDS.has(word)
}

function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const sign of text) {
    if (sign === "'" || (sign === '/' && text.includes('/*'))) return false
    if (sign === '(' || sign === '[') open.push(sign === '(' ? ')' : ']')
    else if ((sign === ')' || sign === ']') && open.pop() !== sign) return false
  }
  return open.length === 0
}
