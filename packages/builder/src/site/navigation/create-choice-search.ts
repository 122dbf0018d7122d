import {
  type Division,
  type EditionChoice,
  listDivisionPath,
  listDivisions,
  listEditions,
  type PageTree,
} from '../../core/index.ts'

/** The choices of a site, and the one of a division. */
type ChoiceSearch = Pick<PageTree, 'choices' | 'findChoice'>

/** Lists the versions and languages that readers can choose ({@link PageTree.choices}). */
export function createChoiceSearch(root: Division, divisions: readonly Division[]): ChoiceSearch {
  const shown = new Set(divisions)
  const byKey = new Map<string, readonly Division[]>()
  for (const division of listDivisions(root)) {
    const editions = listEditions(division)
    const isChoice = shown.has(division) || (division.divisions.length === 0 && editions.includes(division))
    if (isChoice && division.href === undefined && editions.length > 0) byKey.set(toKey(editions), editions)
  }
  const names = toNames([...byKey.values()])
  const choices = [...byKey].map(([key, editions], index) => ({ key, editions, name: names[index] ?? '' }))
  const main: EditionChoice = choices.find(({ editions }) => editions.every(({ isDefault }) => isDefault)) ??
    choices[0] ?? { name: '', editions: [] }
  const found = new Map(choices.map(({ key, ...choice }) => [key, choice]))
  return {
    choices: found.size === 0 ? [main] : [...found.values()],
    findChoice: (division) => found.get(toKey(listEditions(division))) ?? main,
  }
}

function toKey(editions: readonly Division[]): string {
  return editions.map(({ id }) => id).join(' ')
}

/** The names of versions and languages. If these are not unique, because several products have them, the names of all divisions. */
function toNames(choices: readonly (readonly Division[])[]): string[] {
  const names = choices.map(joinNames)
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return choices.map((editions, index) => {
    const name = names[index] ?? ''
    const innermost = editions.at(-1)
    return counts.get(name) === 1 || innermost === undefined ? name : joinNames(listDivisionPath(innermost).slice(1))
  })
}

function joinNames(divisions: readonly Division[]): string {
  return divisions.map(({ name }) => name).join(' · ')
}
