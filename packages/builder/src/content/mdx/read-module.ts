import type { ExportNamedDeclaration, Program, VariableDeclarator } from 'estree-jsx'
import type { RootContent } from 'hast'
import type { ContentModule, LoadedFile } from './content-module.ts'
import { createClosure } from './create-closure.ts'
import { fail, toPlace } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { badExpression, unknownVariable, unsupportedCode } from './problems.ts'
import { createImportBinding, listImportedNames, toExportName } from './read-import.ts'
import { type Binding, createLazyBinding, createScope, findBinding, listNames, type Scope } from './scope.ts'

/**
 * Reads the imports and exports of a file, wherever they stand in it. Their values are evaluated when they are used, so
 * that the order doesn't matter; what can't be a definition is reported at once.
 */
export function readModule(loaded: LoadedFile, evaluator: Evaluator): ContentModule {
  const bindings = new Map<string, Binding>()
  const exports = new Map<string, Binding>()
  const scope = createScope(loaded.file, bindings, evaluator.builtIns)
  for (const program of findPrograms(loaded.tree.children)) {
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration') {
        for (const imported of listImportedNames(statement)) {
          bindings.set(imported.local, createImportBinding(imported, scope, evaluator))
        }
      } else if (statement.type === 'ExportNamedDeclaration') {
        const definitions = readDefinitions(statement, scope, evaluator)
        for (const [name, binding] of [...definitions, ...readReexports(statement, scope, evaluator)]) {
          exports.set(name, binding)
        }
        for (const [name, binding] of definitions) bindings.set(name, binding)
      } else {
        const what = statement.type === 'ExportDefaultDeclaration' ? '`export default`' : '`export *`'
        evaluator.report(unsupportedCode(what), toPlace(statement, scope))
      }
    }
  }
  return { ...loaded, scope, exports }
}

/** Module code stands between blocks, also between those within a component. */
function findPrograms(nodes: readonly RootContent[]): Program[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm') return node.data?.estree ? [node.data.estree] : []
    return node.type === 'mdxJsxFlowElement' ? findPrograms(node.children) : []
  })
}

/** What `export const …` and `export function …` define. */
function readDefinitions(node: ExportNamedDeclaration, scope: Scope, evaluator: Evaluator): [string, Binding][] {
  const { declaration } = node
  if (declaration?.type === 'FunctionDeclaration') {
    const { name } = declaration.id
    return [
      [
        name,
        createLazyBinding(
          () => createClosure(declaration, scope),
          () => failCircle(name, declaration, scope),
        ),
      ],
    ]
  }
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((declarator) => readDeclarator(declarator, scope, evaluator))
  }
  if (declaration) evaluator.report(unsupportedCode('A class'), toPlace(declaration, scope))
  return []
}

function readDeclarator({ id, init }: VariableDeclarator, scope: Scope, evaluator: Evaluator): [string, Binding][] {
  if (id.type !== 'Identifier') {
    evaluator.report(unsupportedCode('Destructuring in an export'), toPlace(id, scope))
    return []
  }
  const evaluate = () => (init ? evaluator.evaluate(init, scope) : undefined)
  return [[id.name, createLazyBinding(evaluate, () => failCircle(id.name, id, scope))]]
}

/** `export { a, b as c }`, also with `from`. */
function readReexports(node: ExportNamedDeclaration, scope: Scope, evaluator: Evaluator): [string, Binding][] {
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
          ).read(),
        () => failCircle(name, specifier, scope),
      ),
    ]
  })
}

function failCircle(name: string, node: Parameters<typeof fail>[1], scope: Scope): never {
  return fail(badExpression(`"${name}" is defined by itself.`), node, scope)
}
