/** Evaluation of one page was stopped because it would take too long or grow too large. */
export class BudgetError extends Error {}

/** What the evaluation of one page may cost. Every method throws a {@link BudgetError} when there is too little left. */
export interface Budget {
  /** Takes steps: one for each evaluated or copied node. */
  spend(steps: number): void
  /** Takes the price of a text that was made. */
  spendText(text: string): string
  /** Takes the price of a list that was made. */
  spendList<T>(list: T[]): T[]
  /** Runs an action one level deeper. */
  nest<T>(action: () => T): T
}

/** The biggest known page, 1.5 MB of icons in attributes, needs less than half of it; a bomb ends within a second. */
const MOST_STEPS = 500_000
/** Far above what is written by hand, far below what overflows the stack. */
const MOST_LEVELS = 250
const LONGEST_TEXT = 1_000_000
const LONGEST_LIST = 100_000
const CHARACTERS_PER_STEP = 64

/** Creates the budget of one page. Once it is used up it stays so. */
export function createBudget(): Budget {
  let left = MOST_STEPS
  let level = 0

  function exhaust(): never {
    left = 0
    throw new BudgetError()
  }

  function spend(steps: number): void {
    left -= steps
    if (left <= 0) exhaust()
  }

  return {
    spend,
    spendText(text) {
      if (text.length > LONGEST_TEXT) exhaust()
      spend(1 + Math.floor(text.length / CHARACTERS_PER_STEP))
      return text
    },
    spendList(list) {
      if (list.length > LONGEST_LIST) exhaust()
      spend(1 + list.length)
      return list
    },
    nest(action) {
      level++
      try {
        if (level > MOST_LEVELS) exhaust()
        return action()
      } finally {
        level--
      }
    },
  }
}
