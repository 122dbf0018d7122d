/**
 * Reads what {@link writeStored} wrote; undefined when there is nothing, or when storage is off. A reader may have changed
 * it: `Value` is a promise of the caller.
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

/** Keeps a value as JSON. When storage is off, nothing is remembered. @param value undefined: forget it */
export function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {
    // It holds for this page.
  }
}
