import type { ExportNamedDeclaration, Program, VariableDeclarator } from 'estree-jsx'
import type { RootContent } from 'hast'
import { createClosure } from './create-closure.ts'
import { createImportBinding, listImportedNames, toExportName } from './create-import-binding.ts'
import { fail, toLocation } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { badExpression, unknownVariable, unsupportedCode } from './problems.ts'
import { type Binding, createLazyBinding, createScope, findBinding, listNames, type Scope } from './scope.ts'
import type { ContentModule, LoadedFile } from './value.ts'

/**
 * Collects the imports and exports of a file, wherever they are. Their values are evaluated when they are used, so their
 * order doesn't matter. Unsupported statements are reported immediately.
 */
export function createModule(loaded: LoadedFile, evaluator: Evaluator): ContentModule {
  const bindings = new Map<string, Binding>()
  const exports = new Map<string, Binding>()
  const scope = createScope(loaded.file, bindings, evaluator.builtIns)
  for (const program of listPrograms(loaded.tree.children)) {
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration') {
        for (const imported of listImportedNames(statement)) {
          bindings.set(imported.local, createImportBinding(imported, scope, evaluator))
        }
      } else if (statement.type === 'ExportNamedDeclaration') {
        const definitions = listDefinitions(statement, scope, evaluator)
        for (const [name, binding] of [...definitions, ...listReexports(statement, scope, evaluator)]) {
          exports.set(name, binding)
        }
        for (const [name, binding] of definitions) bindings.set(name, binding)
      } else {
        const what = statement.type === 'ExportDefaultDeclaration' ? '`export default`' : '`export *`'
        evaluator.report(unsupportedCode(what), toLocation(statement, scope))
      }
    }
  }
  return { ...loaded, scope, exports }
}

/** Imports and exports are between blocks, also inside of components. */
function listPrograms(nodes: readonly RootContent[]): Program[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm') return node.data?.estree ? [node.data.estree] : []
    return node.type === 'mdxJsxFlowElement' ? listPrograms(node.children) : []
  })
}

/** The definitions in `export const …` and `export function …`. */
function listDefinitions(node: ExportNamedDeclaration, scope: Scope, evaluator: Evaluator): [string, Binding][] {
  const { declaration } = node
  if (declaration?.type === 'FunctionDeclaration') {
    const { name } = declaration.id
    return [
      [
        name,
        createLazyBinding(
          () => createClosure(declaration, scope),
          () => failCycle(name, declaration, scope),
        ),
      ],
    ]
  }
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((declarator) => listDeclared(declarator, scope, evaluator))
  }
  if (declaration) evaluator.report(unsupportedCode('A class'), toLocation(declaration, scope))
  return []
}

function listDeclared({ id, init }: VariableDeclarator, scope: Scope, evaluator: Evaluator): [string, Binding][] {
  if (id.type !== 'Identifier') {
    evaluator.report(unsupportedCode('Destructuring in an export'), toLocation(id, scope))
    return []
  }
  const evaluate = () => (init ? evaluator.evaluate(init, scope) : undefined)
  return [[id.name, createLazyBinding(evaluate, () => failCycle(id.name, id, scope))]]
}

/** The names in `export { a, b as c }`, with or without `from`. */
function listReexports(node: ExportNamedDeclaration, scope: Scope, evaluator: Evaluator): [string, Binding][] {
  const { source } = node
  return node.specifiers.map((specifier) => {
    const name = toExportName(specifier.exported)
    const local = toExportName(specifier.local)
    if (source) return [name, createImportBinding({ name: local, local: name, source }, scope, evaluator)]
    return [
      name,
      createLazyBinding(
        () =>
          (
            findBinding(scope, local) ??
            fail(unknownVariable(local, listNames(scope), scope.file !== evaluator.file), specifier, scope)
          ).get(),
        () => failCycle(name, specifier, scope),
      ),
    ]
  })
}

function failCycle(name: string, node: Parameters<typeof fail>[1], scope: Scope): never {
  return fail(badExpression(`The definition of "${name}" is circular.`), node, scope)
}
