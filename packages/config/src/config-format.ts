/** The format of a configuration file. */
export type ConfigFormat = 'mint' | 'docs'

/**
 * Finds the format of a configuration file. Its name decides. In a file of another name, an object `navigation` or an
 * include can only be those of `docs.json`.
 */
export function findConfigFormat(file: string | undefined, value: object): ConfigFormat {
  const name = file?.split('/').at(-1)
  if (name === 'docs.json') return 'docs'
  if (name === 'mint.json') return 'mint'
  const { navigation, $ref: include } = value as Record<string, unknown>
  const isObject = typeof navigation === 'object' && navigation !== null && !Array.isArray(navigation)
  // An object with "group" is a single group that lacks the brackets of a list.
  return (isObject && !('group' in navigation)) || typeof include === 'string' ? 'docs' : 'mint'
}
