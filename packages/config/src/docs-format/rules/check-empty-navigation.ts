import type { DivisionConfig } from '../../model/site-config.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import type { DocsFacts } from './docs-facts.ts'
import { walkDivisions, walkGroups } from './walk-navigation.ts'

/** The navigation, its divisions and its groups have content. Empty ones are not shown. */
export function checkEmptyNavigation({ tree, settings, hasError, written }: DocsFacts): ValueProblem[] {
  const hasSpec = settings.api?.openapi !== undefined || tree.openapi.length > 0
  if (tree.divisions.length === 0 && tree.entries.length === 0 && !hasSpec) {
    // A part with an error may be the content.
    return written === undefined || hasError(['navigation']) ? [] : [toEmptyNavigation(written)]
  }
  return [...walkDivisions(tree)].flatMap((division) => [
    ...(hasContent(division) || hasError(division.path) || hasUnsupportedContent(division, written)
      ? []
      : [toEmptyDivision(division)]),
    ...[...walkGroups(division.entries)]
      .filter(({ entries, root, openapi, asyncapi }) => [...entries, ...openapi, ...asyncapi].length === 0 && !root)
      .filter(({ path }) => !hasError(path) && !hasUnsupportedContent({ path }, written))
      .map(
        ({ name, path }): ValueProblem => ({
          code: 'navigation/empty-division',
          path,
          at: 'key',
          message: `The group "${name}" has no pages; it is not shown.`,
          suggestions: ['Add a page, or remove the group.'],
        }),
      ),
  ])
}

function hasContent({ kind, href, divisions, entries, openapi, asyncapi }: DivisionConfig): boolean {
  return kind === 'root' || href !== undefined || [...divisions, ...entries, ...openapi, ...asyncapi].length > 0
}

/** Another rule reports content that isn't supported. */
function hasUnsupportedContent({ path }: Pick<DivisionConfig, 'path'>, written: unknown): boolean {
  const part = path.slice(1).reduce<unknown>((found, key) => Reflect.get(Object(found), key), written)
  return ['graphql', 'sdk'].some((key) => Object.hasOwn(Object(part), key))
}

function toEmptyNavigation(written: unknown): ValueProblem {
  const suggestion = 'Add, for example, "pages": ["introduction"].'
  const message = '"navigation" has no pages; expected languages, versions, tabs, anchors, groups or pages.'
  return {
    code: 'navigation/empty',
    path: ['navigation'],
    at: typeof written === 'object' ? 'key' : 'value',
    message,
    suggestions: [suggestion],
  }
}

function toEmptyDivision({ kind, name, path }: DivisionConfig): ValueProblem {
  return {
    code: 'navigation/empty-division',
    path,
    at: 'key',
    message: `The ${kind} "${name}" has no content; it is not shown. ${describePath(path)} needs pages, groups, divisions or "href".`,
    suggestions: ['Add pages, or remove the entry.'],
  }
}
