import type {
  Declaration,
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  Expression,
  Program,
  VariableDeclarator,
} from 'estree-jsx'
import type { RootContent } from 'hast'
import { fail, toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { bindPattern } from '../expressions/bind-pattern.ts'
import { createClosure } from '../expressions/create-closure.ts'
import { describeUnknown } from '../expressions/describe-unknown.ts'
import { listPatternNames } from '../expressions/list-pattern-names.ts'
import { badExpression, unsupportedCode } from '../problems.ts'
import { type Binding, createLazyBinding, createScope, findBinding, type Scope } from '../scope.ts'
import type { ContentModule, FunctionNode, LoadedFile, Value } from '../values/value.ts'
import { createImportBinding, listImportedNames, toExportName } from './create-import-binding.ts'

/**
 * Collects the imports and exports of a file, wherever they are, and the definitions of a file of components. Their values
 * are evaluated when they are used, so their order doesn't matter. Unsupported statements are reported immediately.
 *
 * @param outer - What the file can use without defining or importing it.
 */
export function createModule(loaded: LoadedFile, outer: Scope, evaluator: Evaluator): ContentModule {
  const bindings = new Map<string, Binding>()
  const exports = new Map<string, Binding>()
  const hasComponents = loaded.components !== undefined
  const scope = createScope(loaded.file, bindings, outer, hasComponents)
  for (const program of listPrograms(loaded.tree.children)) {
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration') {
        for (const imported of listImportedNames(statement)) {
          bindings.set(imported.local, createImportBinding(imported, scope, evaluator))
        }
      } else if (statement.type === 'ExportNamedDeclaration') {
        const definitions = listDefinitions(statement.declaration, scope, evaluator)
        for (const [name, binding] of [...definitions, ...listReexports(statement, scope, evaluator)]) {
          exports.set(name, binding)
        }
        for (const [name, binding] of definitions) bindings.set(name, binding)
      } else if (hasComponents && statement.type === 'ExportDefaultDeclaration') {
        const binding = createDefaultBinding(statement, scope, evaluator)
        exports.set('default', binding)
        const { declaration } = statement
        if (declaration.type === 'FunctionDeclaration' && declaration.id) bindings.set(declaration.id.name, binding)
      } else if (isDeclaration(statement)) {
        for (const [name, binding] of listDefinitions(statement, scope, evaluator)) bindings.set(name, binding)
      } else if (statement.type === 'ExportDefaultDeclaration' || statement.type === 'ExportAllDeclaration') {
        const what = statement.type === 'ExportDefaultDeclaration' ? '`export default`' : '`export *`'
        evaluator.report(unsupportedCode(what), toLocation(statement, scope))
      }
      // What remains, such as `Button.displayName = 'Button'`, doesn't define anything.
    }
  }
  return { ...loaded, scope, exports }
}

function isDeclaration(statement: Program['body'][number]): statement is Declaration {
  return /^(?:Class|Function|Variable)Declaration$/.test(statement.type)
}

/** The component in `export default`. */
function createDefaultBinding(node: ExportDefaultDeclaration, scope: Scope, evaluator: Evaluator): Binding {
  const { declaration } = node
  return createLazyBinding(
    () => {
      if (declaration.type === 'ClassDeclaration') return fail(unsupportedCode('A class'), declaration, scope)
      if (declaration.type !== 'FunctionDeclaration') return evaluateConstant(declaration, scope, evaluator)
      return createClosure(declaration as FunctionNode, scope, evaluator)
    },
    () => failCycle('default', node, scope),
  )
}

/** Imports and exports are between blocks, also inside of components. */
function listPrograms(nodes: readonly RootContent[]): Program[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm') return node.data?.estree ? [node.data.estree] : []
    return node.type === 'mdxJsxFlowElement' ? listPrograms(node.children) : []
  })
}

/** The definitions in `const …` and `function …`. */
function listDefinitions(
  declaration: ExportNamedDeclaration['declaration'],
  scope: Scope,
  evaluator: Evaluator,
): [string, Binding][] {
  if (declaration?.type === 'FunctionDeclaration') {
    const { name } = declaration.id
    return [
      [
        name,
        createLazyBinding(
          () => createClosure(declaration, scope, evaluator),
          () => failCycle(name, declaration, scope),
        ),
      ],
    ]
  }
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((declarator) => listDeclared(declarator, scope, evaluator))
  }
  if (!declaration) return []
  if (scope.isComponentCode) {
    const get = () => fail(unsupportedCode('A class'), declaration, scope)
    return [[declaration.id.name, { get }]]
  }
  evaluator.report(unsupportedCode('A class'), toLocation(declaration, scope))
  return []
}

function listDeclared({ id, init }: VariableDeclarator, scope: Scope, evaluator: Evaluator): [string, Binding][] {
  const evaluate = () => (init ? evaluateConstant(init, scope, evaluator) : undefined)
  if (id.type === 'Identifier') {
    return [[id.name, createLazyBinding(evaluate, () => failCycle(id.name, id, scope))]]
  }
  if (!scope.isComponentCode) {
    evaluator.report(unsupportedCode('Destructuring in an export'), toLocation(id, scope))
    return []
  }
  return listPatternNames(id).map((name) => {
    const get = () => {
      const bindings = new Map<string, Binding>()
      bindPattern(id, evaluate(), bindings, scope, evaluator)
      return bindings.get(name)?.get()
    }
    return [name, createLazyBinding(get, () => failCycle(name, id, scope))]
  })
}

/** Evaluates the value of a definition, which all components share, so nothing can change it later. */
function evaluateConstant(node: Expression, scope: Scope, evaluator: Evaluator): Value {
  return evaluator.ownership.isolate(() => evaluator.evaluate(node, scope))
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
        () => (findBinding(scope, local) ?? fail(describeUnknown(local, scope, evaluator), specifier, scope)).get(),
        () => failCycle(name, specifier, scope),
      ),
    ]
  })
}

function failCycle(name: string, node: Parameters<typeof fail>[1], scope: Scope): never {
  return fail(badExpression(`The definition of "${name}" is circular.`), node, scope)
}
