import type { Target } from './source-module.ts'
import type { WallRules } from './wall-rules.ts'

/** The room of a file below the folder of rooms: undefined for files elsewhere and for entries beside the rooms. */
export function findRoom(path: string, { rooms }: WallRules): string | undefined {
  if (!path.startsWith(`${rooms.folder}/`)) return undefined
  const [room, ...rest] = path.slice(rooms.folder.length + 1).split('/')
  return rest.length > 0 ? room : undefined
}

/** True for the file of a room that code in browsers may import. */
export function isBrowserDoor(path: string, rules: WallRules): boolean {
  return path === `${rules.rooms.folder}/${findRoom(path, rules)}/${rules.rooms.browserDoor}`
}

export const isTest = (path: string, { tests }: WallRules): boolean => tests.test(path)

/** The name of a target as messages show it. */
export function toName(target: Target): string | undefined {
  if (target.kind === 'unresolved') return undefined
  return target.kind === 'file' ? target.path : target.name
}
