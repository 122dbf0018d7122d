/** Limits the time of synchronous work. `node/` implements it, because stopping such work takes the runtime. */
export interface PageGuard {
  /** Runs the work and returns its result. @throws {PageTimeoutError} if the work took too long and was stopped */
  run<Result>(work: () => Result): Result
}

/** Work on a page was stopped because it took too long. */
export class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError'
  readonly seconds: number

  constructor(seconds: number) {
    super(`The page took more than ${seconds} seconds.`)
    this.seconds = seconds
  }
}

/** Runs work without a time limit. */
export const NO_GUARD: PageGuard = { run: (work) => work() }
