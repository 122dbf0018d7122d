import type { BuiltSite } from '../../check/index.ts'
import type { OutputFolder, SourceFolder } from '../../core/index.ts'

/** Creates a folder that stores what is written to it in memory. Copies are read from the source when they are needed. */
export function createMemoryOutput(source: Pick<SourceFolder, 'readBytes'>): {
  output: OutputFolder
  toSite: () => BuiltSite
} {
  const files = new Map<string, Uint8Array[] | string>()
  const toBytes = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    output: {
      write: (path, content) => void files.set(path, [toBytes(content)]),
      append(path, content) {
        const parts = files.get(path)
        if (Array.isArray(parts)) parts.push(toBytes(content))
        else files.set(path, [toBytes(content)])
      },
      copy: (path, from) => void files.set(path, from),
      finish: () => ({ files: files.size, bytes: 0 }),
    },
    toSite: () => ({
      files: [...files.keys()].sort(),
      read(path) {
        const content = files.get(path)
        return typeof content === 'string' ? source.readBytes(content) : content && Buffer.concat(content)
      },
    }),
  }
}
