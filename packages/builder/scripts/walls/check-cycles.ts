import type { SourceModule, Violation } from './source-module.ts'

/** Checks that no file imports itself through others, types included. Reports each group of files once, by its shortest cycle. */
export function checkCycles(modules: readonly SourceModule[]): Violation[] {
  const graph = new Map(modules.map((module) => [module.path, listImported(module)]))
  const reported = new Set<string>()
  return modules.flatMap(({ path, imports }): Violation[] => {
    if (reported.has(path)) return []
    const cycle = findCycle(path, graph)
    if (!cycle) return []
    for (const member of cycle) reported.add(member)
    const [, next = path] = cycle
    const line = imports.find(({ target }) => target.kind === 'file' && target.path === next)?.line
    return [
      {
        rule: 'cycles',
        path,
        ...(line !== undefined && { line }),
        to: next,
        message: `import cycle: ${[...cycle, path].join(' → ')}`,
        instead: 'Move what both files need to a file of its own, types included.',
      },
    ]
  })
}

const listImported = ({ imports }: SourceModule): string[] =>
  imports.flatMap(({ target }) => (target.kind === 'file' ? target.path : []))

/** The shortest way from a file back to itself, or undefined. */
function findCycle(start: string, graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const path of queue) {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return walkBack(path, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, path)
      queue.push(next)
    }
  }
  return undefined
}

function walkBack(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [end]
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) path.unshift(at)
  return path
}
