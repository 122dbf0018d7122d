import type { ConfigCodeName } from '../config-codes.ts'

/** Nobody reads more problems than this from one stage, and a file crafted to exhaust a tool has millions. */
export const MAX_PROBLEMS = 1000

/** Reports that the list of problems is incomplete. */
export const TOO_MANY_PROBLEMS: { code: ConfigCodeName; message: string; suggestions: string[] } = {
  code: 'config/too-many-problems',
  message: `The file has more than ${MAX_PROBLEMS} problems; only the first ${MAX_PROBLEMS} are reported.`,
  suggestions: ['Fix these first, then check again.'],
}
