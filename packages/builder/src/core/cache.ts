/**
 * Stores results between builds. A key is a hash of every input of the result, so an entry that is found is never
 * outdated and nothing has to be invalidated. Values are plain data: they may have been written to disk as JSON.
 */
export interface Cache {
  /** Returns the value of a key, or undefined when there is none or it is damaged. Callers must not change the value. */
  find(key: string): unknown
  set(key: string, value: object): void
  /** Marks a value as still in use without reading it. Returns whether there is one. */
  retain(key: string): boolean
}
