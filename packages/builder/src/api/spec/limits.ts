/** Work on one operation or one page of a schema: a step is about one keyword or one value that is read. */
export const MAX_STEPS = 150_000

/** Characters of one example, default or list of allowed values. */
export const MAX_VALUE_LENGTH = 200_000

/** Characters of all values of one operation. */
export const MAX_VALUES_LENGTH = 3_000_000

/** Allowed values of one schema. */
export const MAX_ENUM = 1_000

/** Properties of one schema. */
export const MAX_PROPERTIES = 2_000

/** Alternatives of one schema (`oneOf`, `anyOf`). */
export const MAX_VARIANTS = 200

/** Items of a tuple (`prefixItems`). */
export const MAX_TUPLE = 50

/** Entries of a list in an operation. */
export const MAX_ENTRIES = {
  callbacks: 100,
  content: 50,
  examples: 100,
  headers: 100,
  parameters: 500,
  responses: 100,
  samples: 50,
  security: 50,
  servers: 200,
  tags: 50,
} as const
