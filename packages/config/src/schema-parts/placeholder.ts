/**
 * A placeholder in an editor snippet.
 *
 * @param position - The tab order, starting at 1.
 * @param text - The initial text.
 */
export function placeholder(position: number, text: string): string {
  return `\${${position}:${text}}`
}
