/** The two worlds of user groups. An id may exist in both; they never see each other. */
export const ENVIRONMENTS = ['Customer', 'Testing'] as const

export type Environment = (typeof ENVIRONMENTS)[number]
