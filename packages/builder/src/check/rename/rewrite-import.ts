import { toFolder } from '../../site/index.ts'
import type { Holder } from './rewrite-address.ts'
import { toRelativePath } from './to-relative-path.ts'

/**
 * Rewrites the source of an import after a rename. Keeps its form: from the root or relative, with or without extension.
 *
 * @param newTarget The new path of the imported file.
 */
export function rewriteImport(written: string, { newFile }: Holder, newTarget: string): string {
  const target = /\.mdx?$/i.test(written) ? newTarget : newTarget.replace(/\.mdx?$/i, '')
  if (!/^\.\.?\//.test(written)) return written.startsWith('/') ? `/${target}` : target
  return toRelativePath(target, toFolder(newFile), true)
}
