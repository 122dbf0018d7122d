import type { ImportDeclaration, Literal } from 'estree-jsx'
import { fail, toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { badExpression, missingExport, missingSnippet, unsupportedImport } from '../problems.ts'
import { REACT } from '../react/react.ts'
import { type Binding, createLazyBinding, type Scope } from '../scope.ts'
import type { ContentModule } from '../values/value.ts'
import { createObject, MissingValue, SnippetValue, type Value } from '../values/value.ts'
import { isComponentFile, PACKAGE, resolveImport } from './resolve-import.ts'

/** A name that is imported from another file. */
export interface ImportedName {
  /** The exported name, `default` for the content of the file, or undefined for all names (`* as name`). */
  name: string | undefined
  /** The name in the importing file. */
  local: string
  /** The path, as written. */
  source: Literal
}

/** Lists the names that an import declaration adds to the file. */
export function listImportedNames(node: ImportDeclaration): ImportedName[] {
  return node.specifiers.map((specifier) => ({
    name:
      specifier.type === 'ImportSpecifier'
        ? toExportName(specifier.imported)
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : undefined,
    local: specifier.local.name,
    source: node.source,
  }))
}

/** Creates the binding of an imported name. The file is loaded, or reported as missing, when the name is first used. */
export function createImportBinding(imported: ImportedName, scope: Scope, evaluator: Evaluator): Binding {
  const { name, local, source } = imported
  return createLazyBinding(
    () => {
      if (source.value === 'react') return getReact()
      const module = findImportedModule(source, scope, evaluator)
      return module ? getImported(module) : new MissingValue(local, { isCode: importsCode(source, scope.file) })
    },
    () => fail(badExpression(`The import "${local}" is circular.`), source, scope),
  )

  function getReact(): Value {
    if (name === undefined || name === 'default') return REACT
    if (Object.hasOwn(REACT, name)) return REACT[name]
    const reason = `"${name}" of React is not supported`
    evaluator.report(unsupportedImport('react', reason), toLocation(source, scope))
    return new MissingValue(local, { isCode: true })
  }

  function getImported(module: ContentModule): Value {
    // The syntax error was reported already.
    if (module.components?.isValid === false) return new MissingValue(local, { isCode: true })
    if (name === undefined) return createObject([...module.exports].map(([key, binding]) => [key, binding.get()]))
    if (name === 'default' && !module.components) return new SnippetValue(module)
    const binding = module.exports.get(name)
    if (binding) return binding.get()
    evaluator.report(missingExport(name, module.file, module.exports.keys()), toLocation(source, scope))
    return new MissingValue(local, { isCode: false })
  }
}

/** The name of an export, which can be written as a string. */
export function toExportName(node: { type: string; name: string } | Literal): string {
  return 'name' in node ? node.name : String(node.value)
}

function importsCode(source: Literal, file: string): boolean {
  const target = resolveImport(String(source.value), file)
  return 'reason' in target ? target.isCode : target.mayBePackage || isComponentFile(String(source.value))
}

function findImportedModule(source: Literal, scope: Scope, evaluator: Evaluator): ContentModule | undefined {
  const written = String(source.value)
  const target = resolveImport(written, scope.file)
  const module = 'paths' in target ? evaluator.findModule(target.paths) : undefined
  if (module) return module
  const problem =
    'reason' in target || target.mayBePackage
      ? unsupportedImport(written, 'reason' in target ? target.reason : PACKAGE.reason)
      : missingSnippet(written, target.paths.slice(0, 2), evaluator.listFiles())
  evaluator.report(problem, toLocation(source, scope))
  return undefined
}
