/** Bytes as people read them, in steps of 1000: `12 B`, `3.4 kB`, `56.7 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const step = bytes < 999_950 ? 1 : bytes < 999_950_000 ? 2 : 3
  return `${(bytes / 1000 ** step).toFixed(1)} ${['B', 'kB', 'MB', 'GB'][step]}`
}
