import { createContext } from 'preact'
import type { InputProblem } from '../../../src/api/browser.ts'

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

/** Messages by the path of their input. The input for JSON has those of the whole body. */
export function toMessages(problems: readonly InputProblem[]): ReadonlyMap<string, string> {
  const inBody = problems.filter(({ at }) => /^body\b/.test(at)).map(({ message }) => message)
  return new Map([
    ...problems.map(({ at, message }) => [at, message] as const),
    ...(inBody.length > 0 ? [['json', inBody.join(' ')] as const] : []),
  ])
}
