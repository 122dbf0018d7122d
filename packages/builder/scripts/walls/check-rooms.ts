import type { SourceModule, Violation } from './source-module.ts'
import { findRoom, isBrowserDoor, isTest } from './to-location.ts'
import type { WallRules } from './wall-rules.ts'

/**
 * Checks that imports between rooms point down and go through the door of the room, and that only the upper rooms import
 * Node.js built-ins. Tests may import the internals of any room.
 */
export function checkRooms(modules: readonly SourceModule[], rules: WallRules): Violation[] {
  const { order, folder } = rules.rooms
  const shipped = modules.filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path, rules))
  const violations = shipped.flatMap((module) => [...checkImports(module, rules), ...checkBuiltins(module, rules)])
  const rooms = new Set(shipped.flatMap(({ path }) => findRoom(path, rules) ?? []))
  for (const room of rooms) {
    if (!order.includes(room)) {
      const message = `the room ${room} is not in the order`
      violations.push({ rule: 'rooms', path: `${folder}/${room}`, message, instead: 'Add it to `rooms.order`.' })
    }
  }
  return violations
}

function checkImports({ path, imports }: SourceModule, rules: WallRules): Violation[] {
  const { order, door, folder } = rules.rooms
  const room = findRoom(path, rules)
  return imports.flatMap(({ target, line, typeOnly }): Violation[] => {
    if (target.kind !== 'file' || !target.path.startsWith(`${folder}/`)) return []
    const to = target.path
    const targetRoom = findRoom(to, rules)
    const kind = typeOnly ? 'type import' : 'import'
    const report = (rule: string, message: string, instead: string): Violation[] => [
      { rule, path, line, to, message, instead },
    ]
    if (targetRoom === room) return []
    if (targetRoom === undefined) {
      return report('rooms', 'rooms do not import entry points of the package', 'Import from the room instead.')
    }
    if (room !== undefined && order.indexOf(targetRoom) > order.indexOf(room)) {
      return report(
        'rooms',
        `this ${kind} points up: ${targetRoom} is above ${room} (${order.join(' ← ')})`,
        `Move what both need down to ${room} or below, or take it as an argument.`,
      )
    }
    const roomDoor = `${folder}/${targetRoom}/${door}`
    if (to !== roomDoor && !isBrowserDoor(to, rules)) {
      return report(
        'doors',
        `this ${kind} goes past the door of ${targetRoom}`,
        `Import from ${roomDoor}, and export there what you need.`,
      )
    }
    return []
  })
}

function checkBuiltins({ path, imports }: SourceModule, rules: WallRules): Violation[] {
  const { order, builtinsFrom, pureBuiltins } = rules.rooms
  const room = findRoom(path, rules)
  if (room === undefined || order.indexOf(room) >= order.indexOf(builtinsFrom)) return []
  return imports.flatMap(({ target, line }): Violation[] => {
    if (target.kind !== 'builtin' || pureBuiltins.includes(target.name)) return []
    return [
      {
        rule: 'builtins',
        path,
        line,
        to: target.name,
        message: `${room} is below ${builtinsFrom} and so does no I/O`,
        instead: `Take what you need as an argument, and read it in ${builtinsFrom}. Allowed here: ${pureBuiltins.join(', ')}.`,
      },
    ]
  })
}
