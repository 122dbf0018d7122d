import type { Diagnostic } from '@spearmint/config'
import type { Root } from 'hast'
import type { ContentParser } from '../markdown/parse-content.ts'
import type { SourceFolder } from '../model/folders.ts'
import { toHash } from '../model/to-hash.ts'
import { blankFrontmatter } from '../source/page/blank-frontmatter.ts'

/** A parsed file of content that pages import. */
export interface LoadedModule {
  file: string
  tree: Root
  /** What is wrong with it, in its own file. */
  diagnostics: readonly Diagnostic[]
  /** Of its text. */
  hash: string
}

/** Parsed files of content by path; undefined for a path without a file. */
export type ModuleLoader = (path: string) => LoadedModule | undefined

/** Creates the loader of a build: each snippet is read and parsed once, and shared. */
export function createModuleLoader(source: Pick<SourceFolder, 'readText'>, parser: ContentParser): ModuleLoader {
  const loaded = new Map<string, LoadedModule | undefined>()

  function load(path: string): LoadedModule | undefined {
    const text = source.readText(path)
    return text === undefined
      ? undefined
      : { file: path, hash: toHash(text), ...parser.parse(blankFrontmatter(text), path) }
  }

  return (path) => {
    if (!loaded.has(path)) loaded.set(path, load(path))
    return loaded.get(path)
  }
}
