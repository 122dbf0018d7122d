import { toFolder } from '../../site/index.ts'
import type { Holder } from './rewrite-address.ts'
import { toRelativePath } from './to-relative-path.ts'

/**
 * What the source of an import must be after a rename: from the root or relative, with or without extension, as before.
 *
 * @param target the file it leads to now
 * @param newTarget where that file will be
 */
export function rewriteImport(written: string, { newFile }: Holder, newTarget: string): string {
  const target = /\.mdx?$/i.test(written) ? newTarget : newTarget.replace(/\.mdx?$/i, '')
  if (!/^\.\.?\//.test(written)) return written.startsWith('/') ? `/${target}` : target
  return toRelativePath(target, toFolder(newFile), true)
}
