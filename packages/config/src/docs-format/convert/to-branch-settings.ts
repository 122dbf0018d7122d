import type { BranchSettings, DirectoryStyle } from '../../model/site-config.ts'
import { toSpecSources } from './to-spec-sources.ts'

const DIRECTORY_STYLES: readonly unknown[] = ['none', 'accordion', 'card'] satisfies DirectoryStyle[]

/** Converts what applies to everything below a division or a group. Invalid values are left out. */
export function toBranchSettings(written: Record<string, unknown>): BranchSettings {
  const { openapi, asyncapi, directory, searchable } = written
  return {
    openapi: toSpecSources(openapi),
    asyncapi: toSpecSources(asyncapi),
    ...(isDirectoryStyle(directory) && { directory }),
    ...(typeof searchable === 'boolean' && { searchable }),
  }
}

function isDirectoryStyle(value: unknown): value is DirectoryStyle {
  return DIRECTORY_STYLES.includes(value)
}
