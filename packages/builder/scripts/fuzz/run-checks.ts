import type { Check, CheckTools } from './checks/check.ts'
import { compareParsers } from './checks/compare-parsers.ts'
import { parseConfig, parseSpec } from './checks/parse-data.ts'
import { buildWholeSite, checkWholeSite } from './checks/try-whole-site.ts'
import type { Failure, FuzzInput, InputKind } from './fuzz-input.ts'

/** The checks of each kind of input. */
const CHECKS: Readonly<Record<InputKind, readonly Check[]>> = {
  page: [compareParsers, buildWholeSite, checkWholeSite],
  snippet: [compareParsers, buildWholeSite],
  spec: [parseSpec, buildWholeSite, checkWholeSite],
  config: [parseConfig, buildWholeSite, checkWholeSite],
}

/** Runs all checks of an input. Never throws. */
export async function runChecks(input: FuzzInput, tools: CheckTools): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const check of CHECKS[input.kind]) {
    tools.onStep()
    try {
      for (const failure of await check(input, tools)) failures.push({ ...failure, check: check.name })
    } catch (error) {
      failures.push({ kind: 'throw', check: check.name, message: toMessage(error) })
    }
  }
  return failures
}

/** The message of an error with the function that threw it. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.name}: ${error.message} ${error.stack?.match(/\n\s+(at .*)/)?.[1] ?? ''}`
}
