/**
 * Whether a path stays below the folder it is relative to, on every system: `/` between names, no empty name, no `.` or
 * `..`, no back-slash, no NUL and no drive (`C:`) in front.
 */
export function isSafePath(path: string): boolean {
  if (path.includes('\\') || path.includes('\0') || /^[a-z]:/i.test(path)) return false
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
}
