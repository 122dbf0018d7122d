/** Whether objects are nested more deeply than `limit` in each other. Positions don't count. Uses no recursion. */
export function exceedsDepth(root: object, limit: number): boolean {
  let level: object[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap(listNodes)
  }
  return false
}

function listNodes(node: object): object[] {
  const nodes: object[] = []
  for (const key in node) {
    if (key === 'loc' || key === 'range' || key === 'position' || key === 'data') continue
    const value = (node as Record<string, unknown>)[key]
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) if (typeof item === 'object' && item !== null) nodes.push(item)
    } else if (typeof value === 'object' && value !== null) nodes.push(value)
  }
  return nodes
}
