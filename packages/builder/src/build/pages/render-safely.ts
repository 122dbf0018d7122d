import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Page, SourceFolder } from '../../core/index.ts'
import type { PageRenderer } from './create-page-renderer.ts'
import { createPlainPage } from './create-plain-page.ts'
import { type PageFailure, toPageFailure } from './page-failure.ts'
import type { PageGuard } from './page-guard.ts'
import type { RenderedApiPage } from './page-record.ts'

/** A rendered page, converted, and why it is shown as plain text if it is. */
export interface SafeResult<Result> {
  result: Result
  failure?: PageFailure | undefined
}

type Evaluated = ReturnType<PageRenderer['evaluate']>

export interface RenderSteps<Result> {
  renderer: PageRenderer
  guard: PageGuard
  source: Pick<SourceFolder, 'readText'>
  /** Called before rendering changes the tree. */
  onEvaluated?: ((page: Evaluated) => void) | undefined
  /** Converts the rendered page. A failure here counts as one of the page. */
  toResult: (rendered: RenderedApiPage) => Result
}

/** Renders a page. If that fails in any way, the page is rendered as plain text, with the reason as a diagnostic. */
export async function renderSafely<Result>(page: Page, steps: RenderSteps<Result>): Promise<SafeResult<Result>> {
  try {
    return { result: await render(page, steps) }
  } catch (error) {
    const failure = toPageFailure(error, page)
    return { result: steps.toResult(toPlainPage(page, steps.source, failure.diagnostic)), failure }
  }
}

/** The page as plain text. */
export function toPlainPage(
  page: Page,
  source: Pick<SourceFolder, 'readText'>,
  ...diagnostics: Diagnostic[]
): RenderedApiPage {
  return createPlainPage(page, page.content ?? source.readText(page.file) ?? '', diagnostics)
}

/** Most pages need nothing loaded, so that one guarded step renders them. */
async function render<Result>(page: Page, steps: RenderSteps<Result>): Promise<Result> {
  const { renderer, guard, onEvaluated, toResult } = steps
  const step = guard.run(() => {
    const evaluated = renderer.evaluate(page)
    onEvaluated?.(evaluated)
    const prepared = renderer.prepare(evaluated)
    return prepared.load === undefined ? { result: toResult(renderer.finish(prepared)) } : { prepared }
  })
  if ('result' in step) return step.result as Result
  const { prepared } = step
  await prepared?.load?.()
  return guard.run(() => toResult(renderer.finish(prepared as NonNullable<typeof prepared>)))
}
