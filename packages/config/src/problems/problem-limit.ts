import type { ConfigCodeName } from '../config-codes.ts'

/** Of more problems than this of one stage nobody reads, and a file made to exhaust a tool has millions. */
export const MOST_PROBLEMS = 1000

/** Says that not all is said. */
export const TOO_MANY_PROBLEMS: { code: ConfigCodeName; message: string; suggestions: string[] } = {
  code: 'config/too-many-problems',
  message: `The file has more than ${MOST_PROBLEMS} problems; only the first are told.`,
  suggestions: ['Mend these first.'],
}
