/**
 * Reads a value that {@link writeStored} stored. Undefined if there is none or storage is disabled. `Value` is not
 * validated.
 */
export function readStored<Value = unknown>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
): Value | undefined {
  try {
    const text = window[storage].getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. Does nothing if storage is disabled. @param value - undefined: delete it */
export function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {
    // The value only applies to this page.
  }
}
