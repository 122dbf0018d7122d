import { START_OF_FILE } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import { createEvaluator, type EvaluationOptions } from './create-evaluator.ts'
import { evaluateFile } from './evaluate-content.ts'

/**
 * Evaluates a page: converts hast that still contains MDX nodes to hast of elements, text and `ComponentNode`s. No code of
 * the content runs. Expressions that can't be evaluated are reported and, in text, shown as written. The trees of the page
 * and of snippets are not changed. Never throws.
 *
 * See docs/contributing/decisions/002-content-is-interpreted.mdx.
 */
export function evaluatePage(tree: Root, options: EvaluationOptions): Root {
  const { file } = options
  const { evaluator, page } = createEvaluator(tree, options)
  const { scope } = page
  const children = evaluateFile(tree, scope, evaluator)
  // Evaluates definitions that the page doesn't use, so that unsupported code in them is reported too.
  for (const binding of scope.bindings.values()) {
    evaluator.attempt<unknown>(
      () => binding.get(),
      () => undefined,
      { file, range: START_OF_FILE },
    )
  }
  return { type: 'root', children, ...(tree.position ? { position: tree.position } : {}) }
}
