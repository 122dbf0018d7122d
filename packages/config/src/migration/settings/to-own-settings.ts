import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import type { ReportNote } from '../migration-note.ts'
import { type DocsObject, toCompactObject } from '../to-compact-object.ts'
import type { toDocsLook } from './to-docs-look.ts'

/** Converts the settings that `docs.json` has no key for to the object `spearmint`, which both formats have. */
export function toOwnSettings(
  input: SiteConfigInput,
  look: ReturnType<typeof toDocsLook>['own'],
  report: ReportNote,
): DocsObject | undefined {
  const { spearmint = {}, feedback, rounded, sidebar, topbar, isWhiteLabeled, search } = input
  const moved: [key: string, value: unknown, path: ConfigPath][] = [
    ['feedback', feedback && { ...feedback, ...spearmint.feedback }, ['feedback']],
    ['rounded', rounded, ['rounded']],
    ['sidebar', sidebar && { ...sidebar, ...spearmint.sidebar }, ['sidebar']],
    ['topbar', topbar && { ...topbar, ...spearmint.topbar }, ['topbar']],
    ['searchLocation', search?.location ?? look.searchLocation, ['search', 'location']],
    ['isWhiteLabeled', isWhiteLabeled, ['isWhiteLabeled']],
    ['theme', look.theme, ['theme']],
    ['anchorColor', findGradient(input), ['colors', 'anchors']],
    ['layout', look.layout, ['layout']],
  ]
  for (const [key, value, path] of moved) {
    // What the file does not set is the default, which the theme of docs.json replaces.
    if (value === undefined || input[path[0] as keyof SiteConfigInput] === undefined) continue
    report({
      code: 'migrate/only-spearmint',
      path,
      message: `"${path.join('.')}" has no counterpart in docs.json. It is now "spearmint.${key}", which other tools ignore.`,
    })
  }
  const values = Object.fromEntries(moved.map(([key, value]) => [key, value]))
  const { theme: _theme, layout: _layout, ...own } = spearmint
  // What is in "spearmint" already wins, as it did before.
  return toCompactObject({ ...values, ...own, ...toCompactObject(pickObjects(values)) })
}

/** Objects are already merged with those of the same name. */
function pickObjects(values: DocsObject): DocsObject {
  return { feedback: values.feedback, sidebar: values.sidebar, topbar: values.topbar }
}

/** A plain color is in each anchor. */
function findGradient({ colors }: SiteConfigInput): unknown {
  return typeof colors?.anchors === 'object' ? colors.anchors : undefined
}
