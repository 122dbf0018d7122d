import type { math } from 'micromark-extension-math'

type Syntax = ReturnType<typeof math>

/** A piece of syntax for the parser (micromark). */
export type Construct = Extract<NonNullable<NonNullable<Syntax['text']>[string]>, { tokenize: unknown }>

/** A character code. Negative for line endings and tabs, null at the end of the text. */
export type Code = Parameters<NonNullable<Construct['previous']>>[0]
