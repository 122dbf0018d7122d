import type { OutputFolder } from '../../core/index.ts'
import type { WrittenFile } from './dev-site.ts'

/** An output folder that is none: files are kept until they are asked for. */
export interface MemoryOutput extends Pick<OutputFolder, 'write' | 'append' | 'copy'> {
  find(path: string): WrittenFile | undefined
}

/** Creates an empty one. Of a path that is written twice the last counts. */
export function createMemoryOutput(): MemoryOutput {
  const files = new Map<string, WrittenFile>()
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
