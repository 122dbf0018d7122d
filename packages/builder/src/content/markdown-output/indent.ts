/** Indents all lines but the first, which follows a marker; empty lines stay empty. */
export function indent(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`)
}

/** Makes a quotation. */
export function quote(text: string): string {
  return text === '' ? '' : text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')
}
