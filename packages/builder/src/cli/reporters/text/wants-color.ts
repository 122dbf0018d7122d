import type { CliEnvironment } from '../../cli-environment.ts'

/** Whether to color messages, depending on `NO_COLOR` and `FORCE_COLOR`, or else on whether stderr is a terminal. */
export function wantsColor({ stderr, variables }: Pick<CliEnvironment, 'stderr' | 'variables'>): boolean {
  const { NO_COLOR: refused, FORCE_COLOR: forced, TERM: terminal } = variables
  if (refused) return false
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false'
  return stderr.isTTY === true && terminal !== 'dumb'
}
