import type { OutputFolder } from '../../core/index.ts'
import type { SourceCopy } from './dev-site.ts'

/** A file in memory: its content, or the path of the file that it is a copy of. */
export type MemoryFile = { content: string | Uint8Array } | SourceCopy

/** An output folder in memory. If a path is written twice, the last content wins. */
export interface MemoryOutput extends Pick<OutputFolder, 'write' | 'append' | 'copy'> {
  find(path: string): MemoryFile | undefined
}

export function createMemoryOutput(): MemoryOutput {
  const files = new Map<string, MemoryFile>()
  const growing = new Map<string, string[]>()
  return {
    write: (path, content) => void files.set(path, { content }),
    append(path, content) {
      const parts = growing.get(path) ?? []
      parts.push(content)
      growing.set(path, parts)
    },
    copy: (path, source) => void files.set(path, { source }),
    find(path) {
      const parts = growing.get(path)
      return parts === undefined ? files.get(path) : { content: parts.join('') }
    },
  }
}
