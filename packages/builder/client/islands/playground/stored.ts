/** Storage may be off: then nothing is remembered. */
export function readStored<Value>(storage: 'localStorage' | 'sessionStorage', key: string): Value | undefined {
  try {
    const text = window[storage].getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** @param value undefined: forget it */
export function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {
    // It holds for this page.
  }
}
