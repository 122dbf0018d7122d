/** The words of a source that are missing in a text, each as often as it is missing. */
export function findLost(source: readonly string[], text: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1)
  return source.filter((word) => {
    const count = counts.get(word) ?? 0
    counts.set(word, count - 1)
    return count <= 0
  })
}
