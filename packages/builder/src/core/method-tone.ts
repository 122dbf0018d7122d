/** Colors of the methods (docs/reference/mint-json.mdx#page-frame). Others are gray. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['GET', 'green'],
  ['POST', 'blue'],
  ['PUT', 'yellow'],
  ['PATCH', 'orange'],
  ['DELETE', 'red'],
])

/** Converts a method in upper case to the class that colors its badge. */
export function toMethodTone(method: string): string {
  return `tone-${TONES.get(method) ?? 'gray'}`
}
