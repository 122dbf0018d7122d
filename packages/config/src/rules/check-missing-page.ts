import { createPathSearch } from '../diagnostics/index.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import type { PlacedText } from './placed-text.ts'
import type { SiteFiles } from './site-files.ts'

/**
 * Every page that the navigation lists exists and is published.
 *
 * @param pages - Normalized paths.
 */
export function checkMissingPage(pages: readonly PlacedText[], files: SiteFiles): ValueProblem[] {
  const findSimilar = createPathSearch(() => files.listPages())
  // A similar page that is already listed can't be the one that was meant.
  const taken = new Set(pages.map(({ text: name }) => name))
  const problems: ValueProblem[] = []
  for (const { text: name, path } of pages) {
    // Another rule reports trailing slashes.
    if (files.hasPage(name) || files.hasPage(name.replace(/\/$/, ''))) continue
    const unusable = describeUnusable(name, files)
    const similar = unusable === undefined ? findSimilar(name) : []
    const [only] = similar
    const isCertain = only !== undefined && similar.length === 1 && !taken.has(only)
    if (isCertain) taken.add(only)
    problems.push({
      code: 'navigation/missing-page',
      path,
      at: 'value',
      ...(unusable ?? describeMissing(name, similar)),
      change: isCertain ? { kind: 'replace', path, value: only } : undefined,
    })
  }
  return problems
}

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/** Describes an entry that names a file which can't be a page. */
function describeUnusable(name: string, files: SiteFiles) {
  const ignored = files.findIgnored?.(name)
  if (ignored !== undefined) return describeIgnored(name, ignored)
  const snippet = files.findSnippet?.(name)
  if (snippet !== undefined) return describeSnippet(snippet)
  if (IMAGE.test(name)) {
    return {
      message: `"${name}" is an image and not a page; expected the path of an .mdx or .md file.`,
      suggestions: ['Show the image on a page, and remove the entry.'],
    }
  }
  return undefined
}

function describeSnippet(file: string) {
  const [folder = ''] = file.split('/', 1)
  return {
    message: `Cannot list "${file}". Files in "${folder}" are not pages.`,
    suggestions: ['Move the file to another folder, or remove the entry.'],
  }
}

function describeMissing(name: string, similar: readonly string[]) {
  return {
    message: `Cannot find page "${name}"; expected a file "${name}.mdx" or "${name}.md".`,
    suggestions:
      similar.length > 0 ? similar.map((other) => `Did you mean "${other}"?`) : ['Add the file, or remove the entry.'],
  }
}

function describeIgnored(name: string, file: string) {
  const [first = ''] = file.split('/', 1)
  const pattern = first === file ? file : `${first}/`
  return {
    message: `The page "${name}" is not published, because its file "${file}" is ignored.`,
    suggestions: [`Allow it in ".mintignore", for example with "!${pattern}".`, 'Move the file, or remove the entry.'],
  }
}
