import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { afterEach } from 'vitest'

/** Text by path; paths with `/`. */
export type FileTree = Record<string, string>

/** Returns a function that creates a temporary folder with files. Each folder is deleted after its test. */
export function useTempFolders(): (files?: FileTree) => string {
  const made: string[] = []
  afterEach(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
  })
  return (files = {}) => {
    const dir = realpathSync.native(mkdtempSync(join(tmpdir(), 'spearmint-')))
    made.push(dir)
    writeFiles(dir, files)
    return dir
  }
}

/** Writes files to a folder and creates the subfolders they need. */
export function writeFiles(dir: string, files: FileTree): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
}

/** Reads all files in a folder and its subfolders. */
export function readFiles(dir: string): FileTree {
  return Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(dir, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  )
}
