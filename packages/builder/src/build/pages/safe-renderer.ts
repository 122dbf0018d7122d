import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Page, SourceFolder } from '../../core/index.ts'
import type { PageRenderer } from './create-page-renderer.ts'
import { createPlainPage } from './create-plain-page.ts'
import { type PageFailure, toPageFailure } from './page-failure.ts'
import { NO_GUARD, type PageGuard, PageTimeoutError } from './page-guard.ts'
import type { RenderedApiPage } from './page-record.ts'

type EvaluatedPage = ReturnType<PageRenderer['evaluate']>
type PreparedPage = ReturnType<PageRenderer['prepare']>

export interface SafeRendererOptions<Result, Inspected> {
  createRenderer: () => PageRenderer
  source: Pick<SourceFolder, 'readText'>
  /** Default: pages may take any time. */
  guard?: PageGuard | undefined
  /** Lists the pages that are rendered soon after a page, so that one call of the guard is enough for all. Default: none. */
  listNext?: ((page: Page) => readonly Page[]) | undefined
  /** Default: all times are 0. */
  clock?: (() => number) | undefined
  /** Inspects what the author wrote, before rendering changes the tree. */
  inspect?: ((page: EvaluatedPage) => Inspected) | undefined
  /** Converts a rendered page. A failure here counts as one of the page. `inspected` is undefined for plain text. */
  toResult: (rendered: RenderedApiPage, inspected: Inspected | undefined) => Result
}

/** A rendered page, converted, and why it is shown as plain text if it is. */
export interface SafeResult<Result> {
  result: Result
  failure?: PageFailure | undefined
  milliseconds: number
}

/** Where a page is after the step that needs nothing loaded. */
type Outcome<Result, Inspected> = { milliseconds: number } & (
  | { result: Result }
  | { prepared: PreparedPage; inspected: Inspected | undefined }
  | { error: unknown }
)

/** Renders pages. One for which that fails in any way is rendered as plain text, with the reason as a diagnostic. */
export class SafeRenderer<Result, Inspected = undefined> {
  readonly #options: SafeRendererOptions<Result, Inspected>
  readonly #guard: PageGuard
  readonly #clock: () => number
  #renderer: PageRenderer
  /** Pages that were rendered together with an earlier one. */
  readonly #outcomes = new Map<Page, Outcome<Result, Inspected>>()
  /** After a timeout, each page has a call of the guard, and so the whole time, for itself. */
  #isAlone = false

  constructor(options: SafeRendererOptions<Result, Inspected>) {
    this.#options = options
    this.#guard = options.guard ?? NO_GUARD
    this.#clock = options.clock ?? (() => 0)
    this.#renderer = options.createRenderer()
  }

  /** Whether a page is rendered already, so that `render` only returns it. */
  has(page: Page): boolean {
    return this.#outcomes.has(page)
  }

  async render(page: Page): Promise<SafeResult<Result>> {
    const { source, toResult } = this.#options
    const outcome = this.#outcomes.get(page) ?? this.#start(page)
    this.#outcomes.delete(page)
    let { milliseconds } = outcome
    try {
      if ('result' in outcome) return { result: outcome.result, milliseconds }
      if ('error' in outcome) throw outcome.error
      await outcome.prepared.load?.()
      const measure = this.#startClock()
      const result = this.#guard.run(() => toResult(this.#renderer.finish(outcome.prepared), outcome.inspected))
      milliseconds += measure()
      return { result, milliseconds }
    } catch (error) {
      const failure = toPageFailure(error, page)
      // Work that was stopped may have left anything half done.
      if (failure.isTransient) this.#renderer = this.#options.createRenderer()
      const plain = toPlainPage(page, source, failure.diagnostic)
      return { result: toResult(plain, undefined), failure, milliseconds }
    }
  }

  /** Renders a page and the next ones as far as possible without loading anything, which is all of it for most pages. */
  #start(page: Page): Outcome<Result, Inspected> {
    const next = this.#isAlone ? [] : (this.#options.listNext?.(page) ?? [])
    const pages = [page, ...next.filter((one) => !this.#outcomes.has(one))]
    let current = page
    try {
      this.#guard.run(() => {
        for (current of pages) this.#outcomes.set(current, this.#attempt(current))
      })
    } catch (error) {
      if (!(error instanceof PageTimeoutError)) throw error
      this.#isAlone = true
      // A page that shared the time with others is rendered again when it is its turn.
      this.#outcomes.delete(current)
      if (current === page) return { error, milliseconds: 0 }
      this.#renderer = this.#options.createRenderer()
    }
    return this.#outcomes.get(page) as Outcome<Result, Inspected>
  }

  #attempt(page: Page): Outcome<Result, Inspected> {
    const { inspect, toResult } = this.#options
    const measure = this.#startClock()
    try {
      const evaluated = this.#renderer.evaluate(page)
      const inspected = inspect?.(evaluated)
      const prepared = this.#renderer.prepare(evaluated)
      if (prepared.load !== undefined) return { prepared, inspected, milliseconds: measure() }
      return { result: toResult(this.#renderer.finish(prepared), inspected), milliseconds: measure() }
    } catch (error) {
      return { error, milliseconds: measure() }
    }
  }

  #startClock(): () => number {
    const start = this.#clock()
    return () => this.#clock() - start
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
