import type { DateValue } from './date-value.ts'
import { formatWith } from './format-with.ts'
import { ArgumentError } from './to-argument.ts'
import type { Value } from './value.ts'

type DateMethod = (date: Date, parameters: Value[]) => Value

const PARTS = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const

/** The methods of dates that content can call. All times are in UTC, unless a format has the option `timeZone`. */
const METHODS: ReadonlyMap<string, DateMethod> = new Map<string, DateMethod>([
  ...PARTS.flatMap((part): [string, DateMethod][] => {
    const get: DateMethod = (date) => date[`getUTC${part}`]()
    return [
      [`get${part}`, get],
      [`getUTC${part}`, get],
    ]
  }),
  ['getTime', (date) => date.getTime()],
  ['valueOf', (date) => date.getTime()],
  ['getTimezoneOffset', () => 0],
  ['toISOString', toIso],
  ['toJSON', (date) => (Number.isNaN(date.getTime()) ? null : date.toISOString())],
  ['toLocaleDateString', (date, parameters) => format(date, parameters, 'toLocaleDateString')],
  ['toLocaleTimeString', (date, parameters) => format(date, parameters, 'toLocaleTimeString')],
  ['toLocaleString', (date, parameters) => format(date, parameters, 'toLocaleString')],
])

export function findDateMethod({ time }: DateValue, name: string): ((parameters: Value[]) => Value) | undefined {
  const method = METHODS.get(name)
  return method && ((parameters) => method(new Date(time), parameters))
}

function toIso(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new ArgumentError('a valid date', 'another text')
  return date.toISOString()
}

function format(
  date: Date,
  parameters: Value[],
  method: 'toLocaleDateString' | 'toLocaleTimeString' | 'toLocaleString',
): string {
  return formatWith<Intl.DateTimeFormatOptions>(parameters, 'dates', (language, options) =>
    date[method](language, { timeZone: 'UTC', ...options }),
  )
}
