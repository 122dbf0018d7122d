import type { Holder } from './rewrite-address.ts'

/**
 * What the source of an import must be after a rename: from the root or relative, with or without extension, as before.
 *
 * @param target the file it leads to now
 * @param newTarget where that file will be
 */
export function rewriteImport(written: string, { newFile }: Holder, newTarget: string): string {
  const target = /\.mdx?$/i.test(written) ? newTarget : newTarget.replace(/\.mdx?$/i, '')
  if (!/^\.\.?\//.test(written)) return written.startsWith('/') ? `/${target}` : target
  const [from, to] = [newFile.split('/').slice(0, -1), target.split('/')]
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.slice(shared).map(() => '..')
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/')
}
