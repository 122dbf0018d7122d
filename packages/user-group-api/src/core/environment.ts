/** The environments of user groups. The same id can exist in both; one environment never sees the other. */
export const ENVIRONMENTS = ['Customer', 'Testing'] as const

export type Environment = (typeof ENVIRONMENTS)[number]
