import { START_OF_FILE } from '@spearmint/config'
import type { Root } from 'hast'
import { createEvaluator, type EvaluationOptions } from './create-evaluator.ts'
import { evaluateFile } from './evaluate-content.ts'
import { readModule } from './read-module.ts'

/**
 * Evaluates a page: hast that still holds MDX nodes becomes hast of elements, text and `ComponentNode`s. Nothing of the
 * content runs as a program; what can't be evaluated is reported and, where it is text, stays visible as written.
 * The tree and those of snippets are not changed. Never throws on any content.
 */
export function evaluatePage(tree: Root, options: EvaluationOptions): Root {
  const { file } = options
  const evaluator = createEvaluator(options)
  const { scope } = readModule({ file, tree }, evaluator)
  const children = evaluateFile(tree, scope, evaluator)
  // Definitions that the page doesn't use may be program code that was meant as an example: it is told, too.
  for (const binding of scope.bindings.values()) {
    evaluator.attempt<unknown>(
      () => binding.read(),
      () => undefined,
      { file, range: START_OF_FILE },
    )
  }
  return { type: 'root', children, ...(tree.position ? { position: tree.position } : {}) }
}
