/** `{{name}}` in a text. */
export interface VariableUse {
  name: string
  /** Where it starts, in UTF-16 units. */
  offset: number
  /** With its braces and spaces. */
  written: string
}

/** The names that a page can use. */
const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Lists every `{{name}}` in the text of a file, whether or not the name is declared. */
export function listVariableUses(text: string): VariableUse[] {
  return [...text.matchAll(VARIABLE)].map(({ 0: written, 1: name = '', index }) => ({ name, offset: index, written }))
}
