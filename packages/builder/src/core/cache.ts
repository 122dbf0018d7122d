/**
 * Remembers what was made, by a key that names all it was made of: a hash of the inputs. So nothing that is found is out
 * of date, and nobody needs to say what has changed. Values are plain data: they may come back from a file as JSON.
 */
export interface Memory {
  /** What was kept under the key; undefined when nothing was, or it is damaged. It must not be changed. */
  find(key: string): unknown
  keep(key: string, value: object): void
  /** Says of a value that it is still of use, without reading it. Gives whether there is one. */
  retain(key: string): boolean
}
