import { type Mutate, splitLines } from './mutator.ts'

/** What a line may start with: it nests the line in a quote or a list, or makes it code. */
const PREFIXES = ['  ', '    ', '\t', '> ', '>', '- ', '1. ', '* - ', '# ', '| ', '[^1]: ', ' ']

export const deleteLines: Mutate = (text, random) => {
  const [before, , after] = splitLines(text, random, 8)
  return [...before, ...after].join('\n')
}

export const repeatLines: Mutate = (text, random) => {
  const [before, lines, after] = splitLines(text, random, 4)
  const count = random.chance(0.1) ? random.int(2, 200) : 2
  return [...before, ...Array.from({ length: count }, () => lines).flat(), ...after].join('\n')
}

export const moveLines: Mutate = (text, random) => {
  const [before, lines, after] = splitLines(text, random, 8)
  const rest = [...before, ...after]
  rest.splice(random.int(0, rest.length), 0, ...lines)
  return rest.join('\n')
}

export const indentLines: Mutate = (text, random) => {
  const [before, lines, after] = splitLines(text, random, 8)
  const prefix = random.pick(PREFIXES)
  return [...before, ...lines.map((line) => prefix + line), ...after].join('\n')
}

export const unindentLines: Mutate = (text, random) => {
  const [before, lines, after] = splitLines(text, random, 8)
  return [...before, ...lines.map((line) => line.trimStart()), ...after].join('\n')
}

/** Joins lines, or puts blank lines between them. */
export const joinLines: Mutate = (text, random) => {
  const [before, lines, after] = splitLines(text, random, 5)
  return [...before, lines.join(random.pick(['', ' ', '\n\n', '\r\n', '\r', '\\\n'])), ...after].join('\n')
}

export const insertOther: Mutate = (text, random, readOther) => {
  const [before, , after] = splitLines(text, random, 1)
  const [, lines] = splitLines(readOther(), random, 12)
  return [...before, ...lines, ...after].join('\n')
}
