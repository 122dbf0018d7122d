import { BudgetError } from '../../core/index.ts'

/** What the evaluation of one page may cost. Every method throws a {@link BudgetError} if too little is left. */
export interface Budget {
  /** Spends steps: one for each evaluated or copied node. */
  spend(steps: number): void
  /** Spends what a new text costs, and returns the text. */
  spendText(text: string): string
  /** Spends what a new list costs, and returns the list. */
  spendList<T>(list: T[]): T[]
  /** Runs an action at the next level of nesting. */
  nest<T>(action: () => T): T
  /** Runs an action that evaluates or copies the children of a node. */
  nestContent<T>(action: () => T): T
}

/** The largest known page, 1.5 MB of icons in attributes, needs less than half. A malicious page ends within a second. */
const MAX_STEPS = 500_000
/** Far more than authors write by hand, far less than what overflows the stack. */
const MAX_LEVELS = 250
/** How deeply the result may nest, all imported files included: more than a single file may. */
const MAX_CONTENT_LEVELS = 150
export const MAX_TEXT_LENGTH = 1_000_000
export const MAX_LIST_LENGTH = 100_000
const CHARACTERS_PER_STEP = 64

/** Creates the budget of one page. Once it is exhausted, it stays exhausted. */
export function createBudget(): Budget {
  let left = MAX_STEPS
  let level = 0
  let contentLevel = 0

  function exhaust(what: string, limit: number): never {
    left = 0
    throw new BudgetError(what, limit)
  }

  function spend(steps: number): void {
    left -= steps
    if (left <= 0) exhaust('the number of steps', MAX_STEPS)
  }

  return {
    spend,
    spendText(text) {
      if (text.length > MAX_TEXT_LENGTH) exhaust('the length of a text', MAX_TEXT_LENGTH)
      spend(1 + Math.floor(text.length / CHARACTERS_PER_STEP))
      return text
    },
    spendList(list) {
      if (list.length > MAX_LIST_LENGTH) exhaust('the length of a list', MAX_LIST_LENGTH)
      spend(1 + list.length)
      return list
    },
    nest(action) {
      level++
      try {
        if (level > MAX_LEVELS) exhaust('the nesting of code', MAX_LEVELS)
        return action()
      } finally {
        level--
      }
    },
    nestContent(action) {
      contentLevel++
      try {
        if (contentLevel > MAX_CONTENT_LEVELS) exhaust('the nesting of content', MAX_CONTENT_LEVELS)
        return action()
      } finally {
        contentLevel--
      }
    },
  }
}
