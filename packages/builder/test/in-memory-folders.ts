import type { OutputFolder, SourceFolder } from '../src/core/folders.ts'

/** A folder of texts by path. Later changes of `files` are visible. */
export function createMemorySource(files: Readonly<Record<string, string>>): SourceFolder {
  // A site may refer to a file whose name is that of a member of every object, such as "toString".
  const find = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined)
  return {
    list: () =>
      Object.entries(files)
        .map(([path, text]) => ({ path, size: text.length }))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    readText: find,
    readBytes: (path) => {
      const text = find(path)
      return text === undefined ? undefined : new TextEncoder().encode(text)
    },
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
