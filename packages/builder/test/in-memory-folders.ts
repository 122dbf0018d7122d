import type { OutputFolder, SourceFolder } from '../src/core/folders.ts'

/** A folder of texts by path. */
export function createMemorySource(files: Readonly<Record<string, string>>): SourceFolder {
  return {
    list: () =>
      Object.entries(files)
        .map(([path, text]) => ({ path, size: text.length }))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    readText: (path) => files[path],
    readBytes: (path) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path])),
  }
}

/** A folder that stores what is written to it. A copied file contains the path of its source. */
export function createMemoryOutput(): OutputFolder & { files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  return {
    files,
    write: (path, content) => {
      files.set(path, typeof content === 'string' ? content : new TextDecoder('latin1').decode(content))
    },
    append: (path, content) => {
      files.set(path, (files.get(path) ?? '') + content)
    },
    copy: (path, source) => {
      files.set(path, `copy of ${source}`)
    },
    finish: () => ({ files: files.size, bytes: 0 }),
  }
}
