import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import { type SourceFile, toPagePath, toPermalink } from '../../core/index.ts'
import { classifyFile } from './files/classify-file.ts'
import { createIgnoreRules } from './files/ignore-rules.ts'

/** The files of a site by what they are for, each list in the order given. */
export interface FoundFiles {
  /** One file per permalink. */
  pages: SourceFile[]
  /** Importable files, never published. */
  snippets: SourceFile[]
  /** Everything that is published as it is: the three lists below and all other files. */
  statics: SourceFile[]
  /** Those of `statics` that may be OpenAPI descriptions: JSON and YAML. */
  openApi: SourceFile[]
  /** Those of `statics` that every page loads: `.css` and `.js`, but for those of packages within the folder. */
  styles: SourceFile[]
  scripts: SourceFile[]
  /** Not part of the site: ignored by rule, configuration, or beaten by a file of the same permalink. */
  ignored: SourceFile[]
  diagnostics: Diagnostic[]
}

export interface FindFilesOptions {
  /** Text of the `.mintignore` at the root of the site's folder. */
  mintIgnore?: string | undefined
}

/**
 * Sorts the files of a site's folder by their paths (reference 2.2).
 * Two files for one permalink are reported as `page/duplicate`: `.mdx` wins over `.md`, `a` over `a/index`.
 */
export function findFiles(files: readonly SourceFile[], options: FindFilesOptions = {}): FoundFiles {
  const found: FoundFiles = {
    pages: [],
    snippets: [],
    statics: [],
    openApi: [],
    styles: [],
    scripts: [],
    ignored: [],
    diagnostics: [],
  }
  const isIgnored = createIgnoreRules(
    files.map((file) => file.path),
    options.mintIgnore,
  )
  const isOfPackage = createPackageTest(files)
  for (const file of files) {
    for (const list of isIgnored(file.path) ? [found.ignored] : findLists(found, file, isOfPackage)) list.push(file)
  }
  return resolveDuplicates(found)
}

/** A folder with a `package.json` is a program of its own, such as an example to download: pages do not load its code. */
function createPackageTest(files: readonly SourceFile[]): (path: string) => boolean {
  const packages = files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, -'package.json'.length))
  return (path) => packages.some((folder) => path.startsWith(folder))
}

function findLists(found: FoundFiles, file: SourceFile, isOfPackage: (path: string) => boolean): SourceFile[][] {
  const kind = classifyFile(file.path)
  switch (kind) {
    case 'config':
      return [found.ignored]
    case 'snippet':
      return [found.snippets]
    case 'page':
      return [found.pages]
    case 'style':
    case 'script': {
      const list = kind === 'style' ? found.styles : found.scripts
      return isOfPackage(file.path) ? [found.statics] : [found.statics, list]
    }
    case 'data':
      return [found.statics, found.openApi]
    case 'asset':
      return [found.statics]
  }
}

/** Keeps the best file of each permalink; the others are ignored and reported. */
function resolveDuplicates(found: FoundFiles): FoundFiles {
  const winners = new Map<string, SourceFile>()
  for (const page of found.pages) {
    const permalink = toPermalink(toPagePath(page.path))
    const rival = winners.get(permalink)
    if (rival === undefined || toRank(page.path) < toRank(rival.path)) winners.set(permalink, page)
  }
  const kept = new Set(winners.values())
  const losers = found.pages.filter((page) => !kept.has(page))
  return {
    ...found,
    pages: found.pages.filter((page) => kept.has(page)),
    ignored: [...found.ignored, ...losers],
    diagnostics: losers.map((loser) => toDuplicate(loser, winners)),
  }
}

/** Lower is better. */
function toRank(path: string): number {
  return (path.endsWith('.mdx') ? 0 : 1) + (/(?:^|\/)index\.mdx?$/.test(path) ? 2 : 0)
}

function toDuplicate(loser: SourceFile, winners: ReadonlyMap<string, SourceFile>): Diagnostic {
  const permalink = toPermalink(toPagePath(loser.path))
  const winner = winners.get(permalink)?.path ?? ''
  return {
    ...START_OF_FILE,
    code: 'page/duplicate',
    severity: 'warning',
    message: `"${loser.path}" and "${winner}" are both the page "${permalink}". Only "${winner}" is published.`,
    file: loser.path,
    suggestions: [`Delete or rename "${loser.path}".`],
    url: toDiagnosticUrl('page/duplicate'),
  }
}
