import { BudgetError, isObject, type JsonObject } from '../../core/index.ts'
import type { ReportSpecProblem } from '../model/spec.ts'
import { limitDocument } from '../spec/limit-document.ts'
import { parseJsonPath } from './parse-json-path.ts'
import { MAX_STEPS, type Steps, selectValues } from './select-values.ts'
import { removeValues, updateValue } from './update-values.ts'

export interface OverlayTools {
  /** Loads a document. It reports what is wrong, and resolves to undefined. */
  load(overlay: string): Promise<unknown>
  report: ReportSpecProblem
}

/**
 * Applies overlays (OpenAPI Overlay 1.0) to a description, which is changed. Actions that are invalid or select nothing
 * are reported and skipped.
 */
export async function applyOverlays(
  document: unknown,
  overlays: readonly string[],
  { load, report }: OverlayTools,
): Promise<unknown> {
  if (document === undefined || overlays.length === 0) return document
  const steps: Steps = { left: MAX_STEPS }
  const root = { document }
  for (const file of overlays) {
    const overlay = await load(file)
    if (overlay !== undefined) applyOverlay(root, overlay, { file, steps, report })
  }
  // What is added can be nested more deeply than a document may be.
  const { value, problems } = limitDocument(root.document, false)
  for (const reason of problems) report({ kind: 'too-complex', reason, file: overlays.join(', ') })
  return value
}

interface ActionContext {
  file: string
  steps: Steps
  report: ReportSpecProblem
}

function applyOverlay(root: { document: unknown }, overlay: unknown, context: ActionContext): void {
  const { file, report } = context
  if (!isObject(overlay) || overlay.overlay === undefined || !Array.isArray(overlay.actions)) {
    report({ kind: 'invalid-overlay', reason: 'it has no version in `overlay`, or no list `actions`', file })
    return
  }
  for (const [index, action] of overlay.actions.entries()) {
    const name = `\`actions[${index}]\``
    try {
      const problem = isObject(action) ? applyAction(root, action, context) : { reason: 'is not an object' }
      if (problem === undefined) continue
      const kind = 'isUnused' in problem ? 'unused-overlay' : 'invalid-overlay'
      report({ kind, reason: `${name} ${problem.reason}`, file })
    } catch (error) {
      if (!(error instanceof BudgetError)) throw error
      report({ kind: 'too-complex', reason: `${name} and those after it select or add too many values`, file })
      return
    }
  }
}

/** Applies an action. Returns what is wrong with it, as the end of a sentence. */
function applyAction(
  root: { document: unknown },
  { target, update, remove }: JsonObject,
  { steps }: ActionContext,
): { reason: string; isUnused?: true } | undefined {
  if (typeof target !== 'string') return { reason: 'has no `target`' }
  const parsed = parseJsonPath(target)
  if (!parsed.ok) return { reason: `has the target "${target.slice(0, 200)}": ${parsed.reason}` }
  if (remove !== true && update === undefined) return { reason: 'has neither `update` nor `remove`' }
  const selected = selectValues({ value: root.document, holder: root, key: 'document' }, parsed.path, steps)
  if (selected.length === 0) return { reason: `selects nothing: "${target.slice(0, 200)}"`, isUnused: true }
  if (remove !== true) for (const value of selected) updateValue(value, update, steps)
  else if (selected.some(({ holder }) => holder === root)) return { reason: 'removes the whole document' }
  else removeValues(selected)
  return undefined
}
