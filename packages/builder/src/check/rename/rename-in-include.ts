import { editConfigText, listConfigTexts } from '@spearmint/config'
import { isExternalHref } from '../../core/index.ts'
import type { PathRenamer } from './create-path-renamer.ts'
import { renameInConfig } from './rename-in-config.ts'

/**
 * Renames pages and files in a file that `docs.json` includes. It can be any part of the configuration: strings at its top
 * are entries of a list of pages.
 */
export function renameInInclude(text: string, rename: PathRenamer): { text: string; changes: number } {
  const keyed = renameInConfig(text, rename, { permalinks: new Map(), added: [] })
  const mark = keyed.text.startsWith('\u{FEFF}') ? '\u{FEFF}' : ''
  const json = keyed.text.slice(mark.length)
  const edits = listConfigTexts(json).flatMap(({ path, value }) => {
    if (path.some((segment) => typeof segment === 'string') || isExternalHref(value)) return []
    const renamed = rename(value, 'any')
    return renamed === value ? [] : [{ kind: 'set' as const, path, value: renamed }]
  })
  return { text: mark + editConfigText(json, edits), changes: keyed.changes + edits.length }
}
