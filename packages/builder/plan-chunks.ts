import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * Plans which modules share a chunk: those that are always loaded together. Finding, reading and linking a file takes
 * Node.js longer than evaluating most modules, so a chunk for each combination of importers (the default) is slow.
 *
 * Only a bundle shows which imports are left after doors are resolved and unused code is removed, so the package is bundled
 * without a plan first.
 * @param roots For each chunk the modules that load it: it has what all of them import, directly or not. The first root of
 *   a module counts.
 * @returns Module → name of its chunk. All other modules are divided by default.
 */
export async function planChunks(
  config: InlineConfig,
  roots: readonly { name: string; loadedBy: readonly string[] }[],
): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({ ...config, configFile: false, build: { ...config.build, write: false } })) as {
    output: Rolldown.RolldownOutput['output']
  }
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])))
  const names = new Map<string, string>()
  const listLoaded = (module: string): ReadonlySet<string> => {
    const loaded = new Set<string>()
    const add = (fileName: string): void => {
      const chunk = chunks.get(fileName)
      if (chunk === undefined || loaded.has(fileName)) return
      loaded.add(fileName)
      chunk.imports.forEach(add)
    }
    const root = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
    if (root === undefined) throw new Error(`The bundle does not contain ${module}.`)
    add(root.fileName)
    return loaded
  }
  for (const { name, loadedBy } of roots) {
    const lists = loadedBy.map(listLoaded)
    for (const [fileName, { moduleIds }] of chunks) {
      if (!lists.every((list) => list.has(fileName))) continue
      for (const id of moduleIds) if (!names.has(id)) names.set(id, name)
    }
  }
  return names
}
