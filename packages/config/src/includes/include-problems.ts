import type { ValueProblem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'

/** Why a file is not included. */
export type IncludeProblem = Pick<ValueProblem, 'code' | 'suggestions'> & { message: (reference: string) => string }

export const OUTSIDE: IncludeProblem = {
  code: 'config/include-outside',
  message: (reference) => `Cannot include ${describeValue(reference)}: it is not inside the folder of the site.`,
  suggestions: ['Write a path that is relative to this file, for example "./navigation.json".'],
}

export const CIRCULAR: IncludeProblem = {
  code: 'config/include-circular',
  message: (reference) => `Cannot include ${describeValue(reference)}: that file includes this one.`,
  suggestions: ['Remove one of the includes.'],
}

export const NOT_FOUND: IncludeProblem = {
  code: 'config/include-not-found',
  message: (reference) => `Cannot include ${describeValue(reference)}: there is no such file.`,
  suggestions: ['Correct the path, or add the file. Paths are relative to this file.'],
}

export const NOT_READ: IncludeProblem = {
  code: 'config/include-not-read',
  message: (reference) => `Cannot include ${describeValue(reference)}: only this file is read here.`,
  suggestions: ['Check the folder of the site with "npx spearmint check".'],
}

/** Reported once, for the first of them. */
export const TOO_LARGE: IncludeProblem = {
  code: 'config/too-large',
  message: (reference) =>
    `Cannot include ${describeValue(reference)} and the files after it: the configuration has too many values.`,
  suggestions: ['Include fewer files.'],
}

export const TOO_DEEP: IncludeProblem = {
  code: 'config/too-deep',
  message: (reference) => `Cannot include ${describeValue(reference)}: it is nested too deeply.`,
  suggestions: ['Include the file further up.'],
}

/** The configuration itself is an object, so a file that takes its place has to contain one. */
export function toNotAnObject(value: unknown): IncludeProblem {
  return {
    code: 'config/wrong-type',
    message: (reference) =>
      `Cannot include ${describeValue(reference)}: it contains ${describeValue(value)}; expected an object.`,
    suggestions: ['Include a file with an object, or write the keys here.'],
  }
}
