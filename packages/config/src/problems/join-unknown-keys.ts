import type { ValueProblem } from './config-problem.ts'
import { describePath } from './describe-path.ts'
import { describeValue } from './describe-value.ts'

/** The same unknown key in more places than this is one habit, not as many mistakes. */
const MAX_PLACES = 3

/** Joins the reports of a key that is unknown in many places to one, at the first place, with their number. */
export function joinUnknownKeys(problems: readonly ValueProblem[]): ValueProblem[] {
  const groups = new Map<string, ValueProblem[]>()
  for (const problem of problems) {
    const id = toGroup(problem)
    if (id === undefined) continue
    const group = groups.get(id)
    if (group === undefined) groups.set(id, [problem])
    else group.push(problem)
  }
  return problems.flatMap((problem) => {
    const group = groups.get(toGroup(problem) ?? '') ?? []
    if (group.length <= MAX_PLACES) return [problem]
    return problem === group[0] ? [toJoined(problem, group.length)] : []
  })
}

function toGroup({ code, path, suggestions }: ValueProblem): string | undefined {
  return code === 'config/unknown-key' ? JSON.stringify([path.at(-1), suggestions]) : undefined
}

function toJoined(problem: ValueProblem, count: number): ValueProblem {
  const owner = problem.path.length === 1 ? 'The configuration' : describePath(problem.path.slice(0, -1))
  const key = describeValue(problem.path.at(-1))
  return { ...problem, message: `${owner} and ${count - 1} other places have no key ${key}; it is ignored everywhere.` }
}
