/**
 * Gives the bytes that an earlier build made under this key, else makes them and keeps them for later builds.
 *
 * @param key names all that the bytes depend on, the version of Spearmint aside
 * @param make is called when nothing is kept; what it throws is thrown, and nothing is kept
 */
export type Remember = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
