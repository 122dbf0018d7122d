import type { math } from 'micromark-extension-math'

type Syntax = ReturnType<typeof math>

/** One piece of syntax as the parser takes it. */
export type Construct = Extract<NonNullable<NonNullable<Syntax['text']>[string]>, { tokenize: unknown }>

/** A character by its number; negative for line endings and tabs, null at the end of the text. */
export type Code = Parameters<NonNullable<Construct['previous']>>[0]
