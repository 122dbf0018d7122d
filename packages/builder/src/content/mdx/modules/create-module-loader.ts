import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import { type SourceFolder, toHash } from '../../../core/index.ts'
import { checkEncoding } from '../../../site/index.ts'
import type { FileParser } from '../../markdown/create-file-parser.ts'
import type { LoadedFile } from '../values/value.ts'
import type { ComponentParser } from './create-component-parser.ts'
import { isComponentFile } from './resolve-import.ts'

/** A parsed file of content that pages import. */
export interface LoadedModule {
  file: string
  tree: Root
  components?: LoadedFile['components']
  /** Problems in this file. */
  diagnostics: readonly Diagnostic[]
  /** Hash of the text. */
  hash: string
}

/** Loads a parsed file of content by its path. Undefined if there is no such file. */
export type ModuleLoader = (path: string) => LoadedModule | undefined

/** Creates the loader for a build: each snippet or component file is read and parsed once, and shared by all pages. */
export function createModuleLoader(
  source: Pick<SourceFolder, 'readText' | 'readBytes'>,
  { parseFile, components }: { parseFile: FileParser; components: Pick<ComponentParser, 'parse'> },
): ModuleLoader {
  const loaded = new Map<string, LoadedModule | undefined>()

  function load(path: string): LoadedModule | undefined {
    const text = source.readText(path)
    if (text === undefined) return undefined
    const parsed = isComponentFile(path) ? components.parse(text, path) : parseFile(text, path)
    const diagnostics = [...checkEncoding(path, text, source), ...parsed.diagnostics]
    return { ...parsed, file: path, hash: toHash(text), diagnostics }
  }

  return (path) => {
    if (!loaded.has(path)) loaded.set(path, load(path))
    return loaded.get(path)
  }
}
