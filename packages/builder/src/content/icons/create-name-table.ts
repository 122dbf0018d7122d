/** Names grouped by what they stand for: `{ house: 'home home-alt' }`, separated by spaces. */
export type NameGroups = Readonly<Record<string, string>>

/** Turns groups around: each name → what it stands for. */
export function createNameTable(...subjects: readonly NameGroups[]): ReadonlyMap<string, string> {
  const entries = subjects.flatMap((groups) => Object.entries(groups))
  return new Map(entries.flatMap(([target, names]) => names.split(' ').map((name) => [name, target] as const)))
}
