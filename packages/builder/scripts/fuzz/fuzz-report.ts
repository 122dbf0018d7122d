import { FAILURE_KINDS, type Failure, INPUT_KINDS, type InputKind } from './fuzz-input.ts'

interface TriedInput {
  index: number
  kind: InputKind
  failures: readonly Failure[]
  /** CPU milliseconds of its longest step. */
  longest: number
}

/** Counts what a run tried and found. */
export class FuzzReport {
  readonly #inputs = new Map<InputKind, number>()
  readonly #failures = new Map<string, number>()
  #slowest = { longest: 0, index: 0 }

  add({ index, kind, failures, longest }: TriedInput): void {
    increment(this.#inputs, kind)
    for (const kind of new Set(failures.map((failure) => failure.kind))) increment(this.#failures, kind)
    if (longest > this.#slowest.longest) this.#slowest = { longest, index }
  }

  get inputs(): number {
    return [...this.#inputs.values()].reduce((sum, count) => sum + count, 0)
  }

  get failures(): number {
    return [...this.#failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** One line: inputs by kind, failures by kind, and the step that took longest. */
  format(): string {
    const list = (names: readonly string[], counts: ReadonlyMap<string, number>): string =>
      names.map((name) => `${name} ${counts.get(name) ?? 0}`).join(', ')
    return [
      `${this.inputs} inputs (${list(INPUT_KINDS, this.#inputs)})`,
      `failures: ${list(FAILURE_KINDS, this.#failures)}`,
      `longest step ${Math.round(this.#slowest.longest)} ms (input ${this.#slowest.index})`,
    ].join('; ')
  }
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
