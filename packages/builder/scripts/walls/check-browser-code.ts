import type { SourceModule, Violation } from './source-module.ts'
import { findRoom, isBrowserDoor, isTest } from './to-location.ts'
import type { WallRules } from './wall-rules.ts'

/**
 * Checks everything that may be bundled for browsers: the client, the browser doors of the rooms, and every file that
 * these import. They import rooms only through browser doors, and no Node.js built-ins.
 */
export function checkBrowserCode(modules: readonly SourceModule[], rules: WallRules): Violation[] {
  const { client, folder } = rules.rooms
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const isDoor = (path: string) => isBrowserDoor(path, rules)
  const isStart = (path: string) => (path.startsWith(`${client}/`) && !isTest(path, rules)) || isDoor(path)
  const queue = modules.filter(({ path }) => isStart(path))
  const seen = new Set(queue)
  const violations: Violation[] = []
  for (const { path, imports } of queue) {
    for (const { target, line } of imports) {
      const report = (to: string, message: string, instead: string) =>
        violations.push({ rule: 'browser', path, line, to, message, instead })
      if (target.kind === 'builtin') {
        report(target.name, 'browser code has no Node.js built-ins', 'Use a Web API, or take it as an argument.')
      }
      if (target.kind !== 'file') continue
      const room = findRoom(target.path, rules)
      if (
        room === undefined
          ? target.path.startsWith(`${folder}/`)
          : room !== findRoom(path, rules) && !isDoor(target.path)
      ) {
        report(
          target.path,
          'browser code imports rooms only through their browser doors',
          `Export it in ${folder}/${room ?? '<room>'}/${rules.rooms.browserDoor}, if it runs in browsers.`,
        )
        continue
      }
      const next = byPath.get(target.path)
      if (next && !seen.has(next)) {
        seen.add(next)
        queue.push(next)
      }
    }
  }
  return violations
}
