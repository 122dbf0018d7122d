import type { SourceModule, Violation } from './source-module.ts'
import { findRoom, isBrowserDoor, isTest } from './to-location.ts'
import type { Exempt, WallRules } from './wall-rules.ts'

/** Checks the number of rooms and the length of files. Tests and their helpers have no limits. */
export function checkSizes(modules: readonly SourceModule[], rules: WallRules): Violation[] {
  const { maxLines, minLines, exempt } = rules.sizes
  const importers = countImporters(modules.filter(({ path }) => !isTest(path, rules)))
  const violations = checkFolders(modules, rules)
  for (const { path, lines, typesOnly } of modules) {
    if (isTest(path, rules)) continue
    if (lines > maxLines && !isExempt(path, exempt.maxLines)) {
      const message = `${lines} lines: the limit is ${maxLines}`
      violations.push({ rule: 'long', path, message, instead: 'Split it by what it does.' })
    }
    const [importer, ...others] = importers.get(path) ?? []
    if (lines >= minLines || typesOnly || !importer || others.length > 0 || isExempt(path, exempt.minLines)) continue
    // What a door exports is for other rooms. knip reports exports that nobody uses.
    if (isDoor(importer, rules)) continue
    const message = `${lines} lines with a single importer`
    violations.push({ rule: 'short', path, message, instead: `Move its code to ${importer}.` })
  }
  return violations
}

function checkFolders(modules: readonly SourceModule[], { rooms }: WallRules): Violation[] {
  const inside = modules.filter(({ path }) => path.startsWith(`${rooms.folder}/`))
  const names = inside.map(({ path }) => path.slice(rooms.folder.length + 1).split('/'))
  const folders = new Set(names.flatMap(([name, ...rest]) => (rest.length > 0 ? name : [])))
  if (folders.size <= rooms.maxFolders) return []
  const message = `${folders.size} folders: the limit is ${rooms.maxFolders}`
  return [{ rule: 'rooms', path: rooms.folder, message, instead: 'Put the code into the room it belongs to.' }]
}

function countImporters(modules: readonly SourceModule[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of modules) {
    const targets = new Set(imports.flatMap(({ target }) => (target.kind === 'file' ? target.path : [])))
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return importers
}

const isDoor = (path: string, rules: WallRules): boolean =>
  isBrowserDoor(path, rules) || path === `${rules.rooms.folder}/${findRoom(path, rules)}/${rules.rooms.door}`

const isExempt = (path: string, exempt: readonly Exempt[]): boolean => exempt.some(({ pattern }) => pattern.test(path))
