import { OperationalError } from '../node/index.ts'
import type { CommandCode } from './codes/command-codes.ts'

/** The arguments of a command can't be used. */
export class UsageError extends OperationalError {
  override readonly name = 'UsageError'
  readonly code: CommandCode

  constructor(code: CommandCode, message: string, suggestions?: string[]) {
    super(message, suggestions)
    this.code = code
  }
}
