import type { DivisionConfig } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { type DivisionListKey, isDivisionListKey } from './division-kinds.ts'
import { findHref } from './find-href.ts'
import { toBranchSettings } from './to-branch-settings.ts'
import { toDivisionLabel } from './to-division-label.ts'
import { toEntries } from './to-entries.ts'
import { toGlobalLinks } from './to-global-links.ts'
import { toLanguageFrame } from './to-language-frame.ts'

/**
 * Converts the navigation to the tree of its divisions. Everything that can be shown is in it, also what is reported:
 * divisions of two kinds side by side, or content next to `href`. Missing or invalid values are left out.
 */
export function toNavigationTree(written: unknown): DivisionConfig {
  const path = ['navigation']
  // A list of groups is the navigation of `mint.json`. The schema reports it.
  const root = Array.isArray(written) ? { groups: written } : toObject(written)
  return { kind: 'root', name: '', path, isHidden: false, ...toContent(root, path) }
}

function toDivision(written: Record<string, unknown>, list: DivisionListKey, path: ConfigPath): DivisionConfig {
  const href = findHref(written)
  return {
    ...toDivisionLabel(written, list, path),
    ...(href !== undefined && { href }),
    ...toContent(written, path),
    ...(list === 'languages' && toLanguageFrame(written)),
  }
}

function toContent(written: Record<string, unknown>, path: ConfigPath) {
  return {
    isDefault: written.default === true,
    ...toBranchSettings(written),
    globalLinks: toGlobalLinks(written.global, [...path, 'global']),
    divisions: toDivisions(written, path),
    entries: toEntries(written, path),
  }
}

function toDivisions(written: Record<string, unknown>, path: ConfigPath): DivisionConfig[] {
  return Object.entries(written).flatMap(([key, list]) => {
    if (!isDivisionListKey(key) || !Array.isArray(list)) return []
    return list.flatMap((entry: unknown, index) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? [toDivision(toObject(entry), key, [...path, key, index])]
        : [],
    )
  })
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
