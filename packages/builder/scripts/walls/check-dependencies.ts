import type { ResolvedImport, SourceModule, Violation } from './source-module.ts'
import { isTest } from './to-location.ts'
import type { WallRules } from './wall-rules.ts'

/** The dependencies that a package.json declares, by name. */
export interface Manifest {
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

/** Manifests by folder; that of the workspace has the folder `''`. */
export type Manifests = Readonly<Record<string, Manifest>>

/** Checks that every import resolves and is declared, and that shipped files need nothing that only the workspace has. */
export function checkDependencies(
  modules: readonly SourceModule[],
  manifests: Manifests,
  rules: WallRules,
): Violation[] {
  return modules.flatMap((module) => module.imports.flatMap((stated) => checkImport(module, stated, manifests, rules)))
}

function checkImport(
  { path }: SourceModule,
  { target, specifier, line, typeOnly, computed }: ResolvedImport,
  manifests: Manifests,
  rules: WallRules,
): Violation[] {
  const report = (rule: string, to: string, message: string, instead: string): Violation[] => [
    { rule, path, line, to, message, instead },
  ]
  const isShipped = rules.shipped.test(path) && !isTest(path, rules)
  if (computed) {
    if (!isShipped) return []
    const message = 'the target of this import() is an expression, so it cannot be checked'
    return report('resolvable', specifier, message, 'Import a literal, or add an exception.')
  }
  if (target.kind === 'unresolved') {
    return report('resolvable', specifier, 'there is no such file or installed package', 'Check the spelling.')
  }
  if (target.kind === 'file' && isShipped && !rules.shipped.test(target.path)) {
    return report('shipped', target.path, 'the imported file is not part of the package', 'Move it to the sources.')
  }
  if (target.kind === 'file' && isShipped && isTest(target.path, rules)) {
    return report('shipped', target.path, 'shipped code imports no test code', 'Move it out of the tests.')
  }
  if (target.kind !== 'package') return []
  const { name } = target
  const folder = Object.keys(rules.packages).find((folder) => path.startsWith(`${folder}/`))
  const own = manifests[folder ?? ''] ?? {}
  const wall = rules.packages[folder ?? '']
  if (name === wall?.name || hasName(own.dependencies, name)) return []
  if (wall?.bundled && hasName(own.devDependencies, name)) return []
  const isDeclared = [own.devDependencies, manifests['']?.devDependencies].some((names) => hasName(names, name))
  if (!isDeclared) {
    return report('declared', name, `no package.json declares it`, `Add it to ${folder ?? '.'}/package.json.`)
  }
  if (isShipped && !typeOnly) {
    return report(
      'shipped',
      name,
      'shipped code runs without development dependencies',
      `Move it to the dependencies of ${folder}/package.json.`,
    )
  }
  return []
}

function hasName(dependencies: Readonly<Record<string, string>> = {}, name: string): boolean {
  return name in dependencies || `@types/${name}` in dependencies
}
