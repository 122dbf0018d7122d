/** Puts blanks before every line but the first. */
export function indent(text: string, blanks: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(blanks)}`)
}
