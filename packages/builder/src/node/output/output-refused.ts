import { EdgeError } from '../edge-error.ts'

/** The folder to write to is not ours to replace. Nothing was touched. */
export class OutputRefused extends EdgeError {
  override readonly name = 'OutputRefused'

  constructor(message: string, suggestions: string[]) {
    super('output/refused', message, suggestions)
  }
}
