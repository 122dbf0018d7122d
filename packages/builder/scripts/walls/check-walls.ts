import { checkBrowserCode } from './check-browser-code.ts'
import { checkCycles } from './check-cycles.ts'
import { checkDependencies, type Manifests } from './check-dependencies.ts'
import { checkForbiddenImports } from './check-forbidden-imports.ts'
import { checkPackageWalls } from './check-package-walls.ts'
import { checkRooms } from './check-rooms.ts'
import { checkSizes } from './check-sizes.ts'
import { parseModule } from './parse-module.ts'
import { type ResolveHost, resolveImport } from './resolve-import.ts'
import type { SourceModule, Violation } from './source-module.ts'
import type { WallRules } from './wall-rules.ts'

export interface Sources {
  /** Texts of all source files by their path from the root of the repository. */
  texts: ReadonlyMap<string, string>
  manifests: Manifests
  host: ResolveHost
}

/** Checks all sources. Nothing is read: texts and manifests come in as data. */
export function checkWalls({ texts, manifests, host }: Sources, rules: WallRules): Violation[] {
  const modules = [...texts].map(([path, text]): SourceModule => {
    const { imports, ...facts } = parseModule(path, text)
    return {
      path,
      ...facts,
      imports: imports.map((stated) => ({ ...stated, target: resolveImport(path, stated, host) })),
    }
  })
  const imports = [
    ...checkPackageWalls(modules, rules),
    ...checkRooms(modules, rules),
    ...checkBrowserCode(modules, rules),
    ...checkForbiddenImports(modules, rules),
    ...checkCycles(modules),
    ...checkDependencies(modules, manifests, rules),
  ]
  return [...applyExceptions(imports, rules), ...applyNotYet(checkSizes(modules, rules), rules)]
}

/** Removes violations with an exception, and reports unused exceptions. */
function applyExceptions(violations: readonly Violation[], { exceptions }: WallRules): Violation[] {
  const matches = ({ rule, path, to }: Violation, exception: (typeof exceptions)[number]) =>
    rule === exception.rule && path === exception.file && to === exception.to
  const unused = exceptions.filter((exception) => !violations.some((violation) => matches(violation, exception)))
  return [
    ...violations.filter((violation) => !exceptions.some((exception) => matches(violation, exception))),
    ...unused.map(({ rule, file, to }) => ({
      rule: 'exceptions',
      path: file,
      message: `no import of "${to}" needs the exception from "${rule}" anymore`,
      instead: 'Remove the exception.',
    })),
  ]
}

/** Removes violations of the files in `notYet`, and reports files in that list that break no rule. */
function applyNotYet(violations: readonly Violation[], { sizes: { notYet } }: WallRules): Violation[] {
  const broken = new Set(violations.map(({ path }) => path))
  return [
    ...violations.filter(({ path }) => !notYet.includes(path)),
    ...notYet
      .filter((path) => !broken.has(path))
      .map((path) => ({
        rule: 'exceptions',
        path,
        message: 'this file no longer breaks a rule for sizes',
        instead: 'Remove it from `notYet`.',
      })),
  ]
}
