import type { ResolvedImport, SourceModule, Violation } from './source-module.ts'
import { isTest } from './to-location.ts'
import type { PackageWall, WallRules } from './wall-rules.ts'

/** Checks imports between packages, and Node.js built-ins in packages that run in browsers. */
export function checkPackageWalls(modules: readonly SourceModule[], rules: WallRules): Violation[] {
  const folders = Object.entries(rules.packages)
  const check = (module: SourceModule, stated: ResolvedImport): Violation[] => {
    const own = folders.find(([folder]) => module.path.startsWith(`${folder}/`))
    if (!own) return []
    const [folder, wall] = own
    const { target, line } = stated
    const report = (to: string, message: string, instead: string): Violation[] => [
      { rule: 'packages', path: module.path, line, to, message, instead },
    ]
    if (target.kind === 'file' && !target.path.startsWith(`${folder}/`)) {
      if (!folders.some(([other]) => target.path.startsWith(`${other}/`))) return []
      return report(target.path, `reaches into another package`, describeAllowed(wall))
    }
    if (target.kind === 'package' && target.name !== wall.name && !wall.mayImport.includes(target.name)) {
      if (!folders.some(([, { name }]) => name === target.name)) return []
      return report(target.name, `${wall.name} does not import ${target.name}`, describeAllowed(wall))
    }
    if (target.kind === 'builtin' && !wall.builtins && !isTest(module.path, rules)) {
      return report(
        target.name,
        `${wall.name} also runs in browsers, which have no "${target.name}"`,
        'Take what you need as an argument.',
      )
    }
    return []
  }
  return modules.flatMap((module) => module.imports.flatMap((stated) => check(module, stated)))
}

const describeAllowed = ({ name, mayImport }: PackageWall): string =>
  mayImport.length > 0
    ? `${name} may import ${mayImport.join(', ')}, by name.`
    : `${name} is independent: it imports no other package of the workspace.`
