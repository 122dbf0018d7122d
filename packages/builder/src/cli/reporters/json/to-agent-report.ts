import type { AgentResult } from '../../../check/index.ts'
import { AFDOCS_VERSION, UNSUPPORTED } from '../../../check/index.ts'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** Formats the report of `check --agents --json` as one JSON object and a line feed. The order of keys is part of the format. */
export function toAgentReport({ diagnostics, pages, score, checks }: AgentResult): string {
  const report = {
    afdocs: AFDOCS_VERSION,
    score,
    pages,
    checks: checks.map(({ code, files, passed }) => ({ code, files, passed })),
    unsupported: UNSUPPORTED,
    diagnostics: diagnostics.map(toJsonDiagnostic),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
