import { createContext } from 'preact'

/** What every input of the form may need. */
export interface FormContext {
  /** Message by the place of an input. */
  problems: ReadonlyMap<string, string>
}

export const FormContext = createContext<FormContext>({ problems: new Map() })

/** The id of the input at a place (`body.user.name`). */
export function toInputId(at: string): string {
  return `pg-${at.replace(/[^a-z\d]/gi, (character) => `_${character.charCodeAt(0).toString(36)}_`)}`
}
