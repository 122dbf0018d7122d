/** A count in a few characters: `999`, `1.2k`, `34k`, `1.2M`. Rounded down, so that nothing is claimed. */
export function formatCount(count: number): string {
  for (const [unit, sign] of [
    [1_000_000, 'M'],
    [1000, 'k'],
  ] as const) {
    if (count < unit) continue
    const tenths = Math.floor(count / (unit / 10))
    return tenths < 100 ? `${tenths / 10}${sign}` : `${Math.floor(tenths / 10)}${sign}`
  }
  return String(count)
}
