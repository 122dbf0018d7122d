import { createContext } from 'preact'

/** The state that inputs at any depth read. */
export interface FormContext {
  /** Messages by the path of their input. */
  problems: ReadonlyMap<string, string>
}

export const FormContext = createContext<FormContext>({ problems: new Map() })

/** Converts the path of an input (`body.user.name`) to its id. */
export function toInputId(at: string): string {
  return `pg-${at.replace(/[^a-z\d]/gi, (character) => `_${character.charCodeAt(0).toString(36)}_`)}`
}
