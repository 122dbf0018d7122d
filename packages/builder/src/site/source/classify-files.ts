import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type Addresses, createAddresses, type SourceFile, toPagePath, toPermalink } from '../../core/index.ts'
import { FRONTMATTER_CODES } from '../codes.ts'
import { createOwnerSearch, toUnavailableDiagnostic } from './drop-replaced-files.ts'
import { classifyFile } from './files/classify-file.ts'
import { createIgnoreRules } from './files/ignore-rules.ts'

/** The files of a site by purpose, each list in the given order. */
export interface ClassifiedFiles {
  /** One file per permalink. */
  pages: SourceFile[]
  /** Files to import, never published. */
  snippets: SourceFile[]
  /** Everything that is published unchanged: the three lists below and all other files. */
  statics: SourceFile[]
  /** Those of `statics` that may be OpenAPI descriptions: JSON and YAML. */
  openApi: SourceFile[]
  /** Those of `statics` that every page loads: `.css` and `.js`, except those of packages within the folder. */
  styles: SourceFile[]
  scripts: SourceFile[]
  /** Not part of the site: excluded by a rule, the configuration, or a duplicate of another page. */
  ignored: SourceFile[]
  diagnostics: Diagnostic[]
}

export interface ClassifyFilesOptions {
  /** Text of the `.mintignore` at the root of the site's folder. */
  mintIgnore?: string | undefined
  /** The pages that the navigation lists, by path or permalink. */
  listedPages?: Iterable<string> | undefined
  /** The files that the configuration includes. They are not published. */
  includedFiles?: readonly string[] | undefined
  /** Default: those of the style `html`. */
  addresses?: Pick<Addresses, 'listClaimedPaths'> | undefined
}

/**
 * Sorts the files of a site's folder by their paths, see docs/reference/pages-and-files.mdx#file-types.
 * Two files with one permalink are reported as `page/duplicate`: `.mdx` wins over `.md`, and `a` over `a/index`. Files that
 * would replace what Spearmint writes are reported as `site/unavailable-name`, and pages that hosts hide as
 * `page/hidden-name`.
 */
export function classifyFiles(files: readonly SourceFile[], options: ClassifyFilesOptions = {}): ClassifiedFiles {
  const classified: ClassifiedFiles = {
    pages: [],
    snippets: [],
    statics: [],
    openApi: [],
    styles: [],
    scripts: [],
    ignored: [],
    diagnostics: [],
  }
  const listed = new Set([...(options.listedPages ?? [])].map(toPermalink))
  const isListed = (path: string): boolean => /\.mdx?$/.test(path) && listed.has(toPermalink(toPagePath(path)))
  const isIgnored = createIgnoreRules(
    files.map((file) => file.path),
    options.mintIgnore,
    isListed,
  )
  const isInPackage = createPackageTest(files)
  const included = new Set(options.includedFiles)
  for (const file of files) {
    const lists =
      included.has(file.path) || isIgnored(file.path)
        ? [classified.ignored]
        : selectLists(classified, file, isInPackage)
    for (const list of lists) list.push(file)
  }
  const addresses = options.addresses ?? createAddresses('')
  const { diagnostics, ...conflictFree } = dropConflictingFiles(removeDuplicates(classified, addresses), addresses)
  const hidden = conflictFree.pages.filter(({ path }) => HIDDEN.test(path))
  return { ...conflictFree, diagnostics: [...diagnostics, ...hidden.map(toHiddenDiagnostic)] }
}

/** Names that hosts keep to themselves, also those whose rules Spearmint writes. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/

/** Spearmint writes its own files here. */
const RESERVED = /^_spearmint\//

/** Drops files in the reserved folder, and static files with the name or the URL of a page. All are reported. */
function dropConflictingFiles(
  { pages, snippets, ...others }: ClassifiedFiles,
  addresses: Pick<Addresses, 'listClaimedPaths'>,
): ClassifiedFiles {
  const published = pages.filter(({ path }) => !RESERVED.test(path))
  const owners = published.map(({ path }) => ({ name: path, permalink: toPermalink(toPagePath(path)) }))
  const findOwner = createOwnerSearch(owners, addresses)
  const toReason = (path: string): string | undefined =>
    RESERVED.test(path) ? 'the folder "_spearmint" is reserved for files that Spearmint writes' : findOwner(path)
  const isFree = ({ path }: SourceFile): boolean => toReason(path) === undefined
  const dropped = [
    ...pages.filter(({ path }) => RESERVED.test(path)),
    ...others.statics.filter((file) => !isFree(file)),
  ]
  return {
    pages: published,
    snippets,
    statics: others.statics.filter(isFree),
    openApi: others.openApi.filter(isFree),
    styles: others.styles.filter(isFree),
    scripts: others.scripts.filter(isFree),
    ignored: [...others.ignored, ...dropped],
    diagnostics: [
      ...others.diagnostics,
      ...dropped.map(({ path }) => toUnavailableDiagnostic(path, toReason(path) ?? '')),
    ],
  }
}

/** A folder with a `package.json` is a separate program, such as an example to download. Pages don't load its code. */
function createPackageTest(files: readonly SourceFile[]): (path: string) => boolean {
  const packages = files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, -'package.json'.length))
  return (path) => packages.some((folder) => path.startsWith(folder))
}

function selectLists(
  classified: ClassifiedFiles,
  file: SourceFile,
  isInPackage: (path: string) => boolean,
): SourceFile[][] {
  const kind = classifyFile(file.path)
  switch (kind) {
    case 'config':
      return [classified.ignored]
    case 'snippet':
      return [classified.snippets]
    case 'page':
      return [classified.pages]
    case 'style':
    case 'script': {
      const list = kind === 'style' ? classified.styles : classified.scripts
      return isInPackage(file.path) ? [classified.statics] : [classified.statics, list]
    }
    case 'data':
      return [classified.statics, classified.openApi]
    case 'asset':
      return [classified.statics]
  }
}

/** Selects one file per address. The others are ignored and reported. */
function removeDuplicates(
  classified: ClassifiedFiles,
  { listClaimedPaths }: Pick<Addresses, 'listClaimedPaths'>,
): ClassifiedFiles {
  const winners = new Map<string, SourceFile>()
  for (const page of classified.pages) {
    const permalink = toPermalink(toPagePath(page.path))
    const rival = winners.get(permalink)
    if (rival === undefined || toRank(page.path) < toRank(rival.path)) winners.set(permalink, page)
  }
  // Without extensions in URLs, "a.html.mdx" would be at the address of the file of "a.mdx".
  const files = new Map<string, SourceFile>()
  for (const [permalink, page] of winners) {
    for (const path of listClaimedPaths(permalink)) if (path !== permalink.slice(1)) files.set(path, page)
  }
  const findWinner = ({ path }: SourceFile): SourceFile | undefined => {
    const permalink = toPermalink(toPagePath(path))
    const name = permalink.slice(1)
    return (listClaimedPaths(permalink).includes(name) && files.get(name)) || winners.get(permalink)
  }
  const losers = classified.pages.filter((page) => findWinner(page) !== page)
  return {
    ...classified,
    pages: classified.pages.filter((page) => findWinner(page) === page),
    ignored: [...classified.ignored, ...losers],
    diagnostics: losers.map((loser) => toDuplicateDiagnostic(loser, findWinner(loser)?.path ?? '')),
  }
}

/** Lower is better. */
function toRank(path: string): number {
  return (path.endsWith('.mdx') ? 0 : 1) + (/(?:^|\/)index\.mdx?$/.test(path) ? 2 : 0)
}

function toHiddenDiagnostic({ path }: SourceFile): Diagnostic {
  const permalink = toPermalink(toPagePath(path))
  return toDiagnostic(FRONTMATTER_CODES, {
    code: 'page/hidden-name',
    message: `Most hosts answer "${permalink}" with 404, because a part of it starts with a dot.`,
    file: path,
    suggestions: [`Rename "${path}", so that no file or folder in it starts with a dot.`],
  })
}

function toDuplicateDiagnostic(loser: SourceFile, winner: string): Diagnostic {
  const permalink = toPermalink(toPagePath(loser.path))
  return toDiagnostic(FRONTMATTER_CODES, {
    code: 'page/duplicate',
    message: `"${loser.path}" and "${winner}" are both the page "${permalink}". Only "${winner}" is published.`,
    file: loser.path,
    suggestions: [`Delete or rename "${loser.path}".`],
  })
}
