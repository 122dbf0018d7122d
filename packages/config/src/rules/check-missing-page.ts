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
    const ignored = files.findIgnored?.(name)
    const similar = ignored === undefined ? findSimilar(name) : []
    const [only] = similar
    const isCertain = only !== undefined && similar.length === 1 && !taken.has(only)
    if (isCertain) taken.add(only)
    problems.push({
      code: 'navigation/missing-page',
      path,
      at: 'value',
      ...(ignored === undefined ? describeMissing(name, similar) : describeIgnored(name, ignored)),
      change: isCertain ? { kind: 'replace', path, value: only } : undefined,
    })
  }
  return problems
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
