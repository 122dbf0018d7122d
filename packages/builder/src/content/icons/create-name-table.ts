/** Names grouped by the name they stand for, separated by spaces: `{ house: 'home home-alt' }`. */
export type NameGroups = Readonly<Record<string, string>>

/** Inverts groups: each name → the name it stands for. */
export function createNameTable(...subjects: readonly NameGroups[]): ReadonlyMap<string, string> {
  const entries = subjects.flatMap((groups) => Object.entries(groups))
  return new Map(entries.flatMap(([target, names]) => names.split(' ').map((name) => [name, target] as const)))
}
