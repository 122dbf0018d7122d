/**
 * A place in a snippet that an editor lets its user fill in.
 *
 * @param position - From 1 on, in the order in which the user gets there.
 * @param text - What stands there at first.
 */
export function placeholder(position: number, text: string): string {
  return `\${${position}:${text}}`
}
