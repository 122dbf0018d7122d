import type { ImportDeclaration, Literal } from 'estree-jsx'
import type { ContentModule } from './content-module.ts'
import { fail, toPlace } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { badExpression, missingExport, missingSnippet, unsupportedImport } from './problems.ts'
import { resolveImport } from './resolve-import.ts'
import { type Binding, createLazyBinding, type Scope } from './scope.ts'
import { createObject, MissingValue, SnippetValue, type Value } from './value.ts'

/** A name of another file: one it exports, `default` for its content, or all of them. */
export interface ImportedName {
  /** Undefined stands for all names (`* as name`). */
  name: string | undefined
  /** What it is called here. */
  local: string
  /** The path as written. */
  source: Literal
}

/** The names an import declaration brings into the file. */
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

/** Binds an imported name. The file is loaded when the name is first used; what is missing is reported then. */
export function createImportBinding(imported: ImportedName, scope: Scope, evaluator: Evaluator): Binding {
  const { name, local, source } = imported
  return createLazyBinding(
    () => {
      const module = findImportedModule(source, scope, evaluator)
      return module ? readName(module) : new MissingValue(local, { isProgram: isCode(source, scope.file) })
    },
    () => fail(badExpression(`The import "${local}" leads back to itself.`), source, scope),
  )

  function readName(module: ContentModule): Value {
    if (name === undefined) return createObject([...module.exports].map(([key, binding]) => [key, binding.read()]))
    if (name === 'default') return new SnippetValue(module)
    const binding = module.exports.get(name)
    if (binding) return binding.read()
    evaluator.report(missingExport(name, module.file, module.exports.keys()), toPlace(source, scope))
    return new MissingValue(local, { isProgram: false })
  }
}

/** The name of an export, which may be written as text. */
export function toExportName(node: { type: string; name: string } | Literal): string {
  return 'name' in node ? node.name : String(node.value)
}

function isCode(source: Literal, file: string): boolean {
  const target = resolveImport(String(source.value), file)
  return 'reason' in target && target.isCode
}

function findImportedModule(source: Literal, scope: Scope, evaluator: Evaluator): ContentModule | undefined {
  const written = String(source.value)
  const target = resolveImport(written, scope.file)
  if ('reason' in target) {
    evaluator.report(unsupportedImport(written, target.reason), toPlace(source, scope))
    return undefined
  }
  const module = evaluator.findModule(target.paths)
  if (!module) evaluator.report(missingSnippet(written, target.paths, evaluator.listFiles()), toPlace(source, scope))
  return module
}
