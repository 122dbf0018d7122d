import type {
  DoWhileStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Statement,
  WhileStatement,
} from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { bindPattern } from '../expressions/bind-pattern.ts'
import { unexpectedValue, unsupportedCode } from '../problems.ts'
import { type Binding, createScope, createVariable, type Scope } from '../scope.ts'
import { findItems } from '../values/find-items.ts'
import { isListValue, isObjectValue, type ListValue, type Value } from '../values/value.ts'
import type { Completion } from './completion.ts'

export type Loop = DoWhileStatement | ForInStatement | ForOfStatement | ForStatement | WhileStatement

/** Runs a statement, which may add names to the bindings of its scope. */
type Run = (statement: Statement, scope: Scope, bindings: Map<string, Binding>) => Completion

/** Runs a loop. Each round costs a step, so that every loop ends. */
export function runLoop(loop: Loop, scope: Scope, run: Run, evaluator: Evaluator): Completion {
  switch (loop.type) {
    case 'ForOfStatement':
      return runEach(loop, listItems(loop, scope, evaluator), scope, run, evaluator)
    case 'ForInStatement':
      return runEach(loop, listKeys(loop, scope, evaluator), scope, run, evaluator)
    case 'ForStatement':
      return runFor(loop, scope, run, evaluator)
    default:
      return runWhile(loop, scope, run, evaluator)
  }
}

function runEach(
  loop: ForInStatement | ForOfStatement,
  items: readonly Value[],
  scope: Scope,
  run: Run,
  evaluator: Evaluator,
): Completion {
  const { left, body } = loop
  if (left.type !== 'VariableDeclaration') return fail(unsupportedCode('A loop without a declaration'), left, scope)
  for (const item of items) {
    evaluator.budget.spend(1)
    const bindings = new Map<string, Binding>()
    const inner = createScope(scope.file, bindings, scope)
    for (const { id } of left.declarations) bindPattern(id, item, bindings, inner, evaluator)
    const completion = run(body, inner, bindings)
    if (completion === 'break') return undefined
    if (typeof completion === 'object') return completion
  }
  return undefined
}

function runFor({ init, test, update, body }: ForStatement, outer: Scope, run: Run, evaluator: Evaluator): Completion {
  let bindings = new Map<string, Binding>()
  let scope = createScope(outer.file, bindings, outer)
  if (init?.type === 'VariableDeclaration') run(init, scope, bindings)
  else if (init) evaluator.evaluate(init, scope)
  while (!test || evaluator.evaluate(test, scope)) {
    evaluator.budget.spend(1 + bindings.size)
    const completion = run(body, scope, bindings)
    if (completion === 'break') return undefined
    if (typeof completion === 'object') return completion
    // A function that is created in one round keeps the variables of this round.
    bindings = new Map([...bindings].map(([name, binding]) => [name, createVariable(binding.get())]))
    scope = createScope(outer.file, bindings, outer)
    if (update) evaluator.evaluate(update, scope)
  }
  return undefined
}

function runWhile(loop: DoWhileStatement | WhileStatement, scope: Scope, run: Run, evaluator: Evaluator): Completion {
  let isFirst = loop.type === 'DoWhileStatement'
  while (isFirst || evaluator.evaluate(loop.test, scope)) {
    isFirst = false
    evaluator.budget.spend(1)
    const completion = run(loop.body, scope, new Map())
    if (completion === 'break') return undefined
    if (typeof completion === 'object') return completion
  }
  return undefined
}

function listItems({ right, await: isAsync }: ForOfStatement, scope: Scope, evaluator: Evaluator): ListValue {
  const value = isAsync ? fail(unsupportedCode('`await`'), right, scope) : evaluator.evaluate(right, scope)
  return findItems(value, evaluator.budget) ?? fail(unexpectedValue('a list', value), right, scope)
}

function listKeys({ right }: ForInStatement, scope: Scope, evaluator: Evaluator): string[] {
  const value = evaluator.evaluate(right, scope)
  if (isListValue(value) || isObjectValue(value)) return evaluator.budget.spendList(Object.keys(value))
  return fail(unexpectedValue('an object', value), right, scope)
}
