import type { GroupEntry, NavigationEntry, OperationEntry } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { toBranchSettings } from './to-branch-settings.ts'
import { toIconSettings } from './to-icon-settings.ts'
import { toPagePath } from './to-page-path.ts'

/**
 * Converts the `groups` and `pages` of a division or a group to entries, in the order of the file. It takes what it can
 * use and skips the rest, which the schema reports, so that a mistake never costs the pages around it.
 */
export function toEntries(written: object, path: ConfigPath): NavigationEntry[] {
  return Object.entries(written).flatMap(([key, list]) => {
    if (key !== 'groups' && key !== 'pages') return []
    if (!Array.isArray(list)) return []
    return list.flatMap((entry: unknown, index) => toEntry(entry, [...path, key, index]) ?? [])
  })
}

function toEntry(written: unknown, path: ConfigPath): NavigationEntry | undefined {
  if (typeof written === 'string') return toPageOrOperation(written, path)
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined
  return toGroup(written as Record<string, unknown>, path)
}

function toPageOrOperation(text: string, path: ConfigPath): NavigationEntry | undefined {
  if (text.trim() === '') return undefined
  const page = toPagePath(text)
  const operation = toOperation(text)
  return operation ? { type: 'operation', ...operation, page, path } : { type: 'page', page, path }
}

function toGroup(written: Record<string, unknown>, path: ConfigPath): GroupEntry {
  const { group, icon, root, tag, expanded, boost } = written
  return {
    type: 'group',
    name: typeof group === 'string' || typeof group === 'number' ? String(group) : '',
    path,
    isHidden: written.hidden === true,
    ...toIconSettings(icon),
    ...(typeof tag === 'string' && tag !== '' && { tag }),
    ...(typeof root === 'string' && root.trim() !== '' && { root: toPagePath(root) }),
    ...(typeof expanded === 'boolean' && { expanded }),
    ...(typeof boost === 'number' && { boost }),
    ...toBranchSettings(written),
    entries: toEntries(written, path),
  }
}

const OPERATION = /^(?:(\S+)\s+)?(get|put|post|delete|options|head|patch|trace|webhook)\s+(\S.*)$/i

/** Converts an entry such as `GET /users`, `spec.json GET /users` or `webhook created`. Undefined for other entries. */
function toOperation(entry: string): Pick<OperationEntry, 'method' | 'target' | 'spec'> | undefined {
  const [, spec, method, target] = OPERATION.exec(entry.trim()) ?? []
  if (method === undefined || target === undefined) return undefined
  return { method: method.toUpperCase(), target, ...(spec !== undefined && { spec }) }
}
