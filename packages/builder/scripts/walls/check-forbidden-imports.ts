import type { SourceModule, Violation } from './source-module.ts'
import { isTest, toName } from './to-location.ts'
import type { WallRules } from './wall-rules.ts'

/** Checks the walls inside packages that have no rooms. */
export function checkForbiddenImports(modules: readonly SourceModule[], rules: WallRules): Violation[] {
  const shipped = modules.filter(({ path }) => !isTest(path, rules))
  return shipped.flatMap(({ path, imports }) =>
    rules.forbidden
      .filter(({ from }) => from.test(path))
      .flatMap(({ to, reason, instead }) =>
        imports.flatMap(({ target, line }): Violation[] => {
          const name = toName(target)
          if (name === undefined || !to.test(name)) return []
          return [{ rule: 'forbidden', path, line, to: name, message: reason, instead }]
        }),
      ),
  )
}
