import { createPathSearch } from '../diagnostics/create-path-search.ts'
import { normalizePagePath } from '../normalize/normalize-page-path.ts'
import type { Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { SiteFiles } from './site-files.ts'
import { walkPages } from './walk-groups.ts'

/** Every page that the navigation lists is there, and is not kept out of the site. */
export function checkMissingPage(config: CheckedConfig, files: SiteFiles): Problem[] {
  const findNear = createPathSearch(() => files.listPages())
  // A guess that is listed already is no guess: the page that is missing is another.
  const taken = new Set([...walkPages(config.navigation)].map(({ page }) => normalizePagePath(page)))
  const problems: Problem[] = []
  for (const { page, path } of walkPages(config.navigation)) {
    const name = normalizePagePath(page)
    // Of a slash at the end another rule tells.
    if (files.hasPage(name) || files.hasPage(name.replace(/\/$/, ''))) continue
    const ignored = files.findIgnored?.(name)
    const near = ignored === undefined ? findNear(name) : []
    const [meant] = near
    const isCertain = meant !== undefined && near.length === 1 && !taken.has(meant)
    if (isCertain) taken.add(meant)
    problems.push({
      code: 'navigation/missing-page',
      path,
      at: 'value',
      ...(ignored === undefined ? describeMissing(name, near) : describeIgnored(name, ignored)),
      ...(isCertain && { change: { kind: 'replace', path, value: meant } }),
    })
  }
  return problems
}

function describeMissing(name: string, near: readonly string[]) {
  return {
    message: `There is no page "${name}": expected a file "${name}.mdx" or "${name}.md".`,
    suggestions:
      near.length > 0 ? near.map((other) => `Did you mean "${other}"?`) : ['Add the file, or remove the entry.'],
  }
}

function describeIgnored(name: string, file: string) {
  const [first = ''] = file.split('/', 1)
  const pattern = first === file ? file : `${first}/`
  return {
    message: `The page "${name}" is not published: its file "${file}" is ignored.`,
    suggestions: [`Allow it in ".mintignore", for example with "!${pattern}".`, 'Move the file, or remove the entry.'],
  }
}
