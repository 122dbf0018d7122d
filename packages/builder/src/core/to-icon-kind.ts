/** How an icon is given (reference 4.1): not at all, as a character, as a picture of its own, or by name. */
export type IconKind = 'none' | 'emoji' | 'picture' | 'name'

/** What authors write for "no icon". */
const NO_ICON: ReadonlySet<string> = new Set(['', 'n/a', 'none'])

/** Tells what an author means by an `icon`. Anything that is no picture and no emoji is a name, known or not. */
export function toIconKind(icon: string): IconKind {
  const written = icon.trim()
  if (NO_ICON.has(written.toLowerCase())) return 'none'
  if (isEmoji(written)) return 'emoji'
  return isPicture(written) ? 'picture' : 'name'
}

function isEmoji(icon: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(icon) && !/[\p{L}/]/u.test(icon)
}

/** `/a.svg`, `./a.svg`, `https://…`, `data:image/…`, `images/a.png`. */
function isPicture(icon: string): boolean {
  return (
    /^(?:\.{0,2}\/|https?:|data:image\/)/i.test(icon) ||
    /^[^\s"'();]+\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(icon)
  )
}
