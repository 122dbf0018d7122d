import { createContext } from 'preact'

/** What every input of the form may need. */
export interface FormContext {
  /** Message by the place of an input. */
  problems: ReadonlyMap<string, string>
  /** Keeps a chosen file and gives the name that stands for it in the values. */
  keepFile(file: File): string
}

export const FormContext = createContext<FormContext>({ problems: new Map(), keepFile: ({ name }) => name })

/** The id of the input at a place (`body.user.name`). */
export function toInputId(at: string): string {
  return `pg-${at.replace(/[^a-z\d]/gi, (character) => `_${character.charCodeAt(0).toString(36)}_`)}`
}
