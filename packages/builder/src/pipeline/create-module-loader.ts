import type { Root } from 'hast'
import type { ContentParser } from '../markdown/parse-content.ts'
import type { DiagnosticLog } from '../model/diagnostic-log.ts'
import type { SourceFolder } from '../model/folders.ts'
import { blankFrontmatter } from '../source/page/blank-frontmatter.ts'

/** Parsed files of content by path: each snippet is read and parsed once per build, and shared. */
export type ModuleLoader = (path: string) => { file: string; tree: Root } | undefined

/** Creates the loader of a build. What is wrong with a snippet is reported once, in its own file. */
export function createModuleLoader(source: SourceFolder, parser: ContentParser, log: DiagnosticLog): ModuleLoader {
  const loaded = new Map<string, { file: string; tree: Root } | undefined>()

  function load(path: string): { file: string; tree: Root } | undefined {
    const text = source.readText(path)
    if (text === undefined) return undefined
    const { tree, diagnostics } = parser.parse(blankFrontmatter(text), path)
    log.addAll(diagnostics)
    return { file: path, tree }
  }

  return (path) => {
    if (!loaded.has(path)) loaded.set(path, load(path))
    return loaded.get(path)
  }
}
