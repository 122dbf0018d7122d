import type { HostRule } from './to-host-rules.ts'

/** Converts redirects, and lists those that a host can't do. */
export function splitRules<Line>(
  rules: readonly HostRule[],
  toLine: (rule: HostRule, lines: readonly Line[]) => Line | undefined,
): { lines: Line[]; omitted: HostRule[] } {
  const lines: Line[] = []
  const omitted: HostRule[] = []
  for (const rule of rules) {
    const line = toLine(rule, lines)
    if (line === undefined) omitted.push(rule)
    else lines.push(line)
  }
  return { lines, omitted }
}
