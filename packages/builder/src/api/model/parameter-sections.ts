import type { ParameterPlace } from './operation.ts'

/** The sections of parameters with their titles, in the order of a request. */
export const PARAMETER_SECTIONS: readonly (readonly [place: ParameterPlace, title: string])[] = [
  ['header', 'Headers'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['cookie', 'Cookies'],
]
