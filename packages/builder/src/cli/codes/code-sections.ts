import { CONFIG_CODES, MIGRATION_CODES } from '@spearmint/config'
import type { CodeEntry } from '@spearmint/config/diagnostics'
import { API_CODES } from '../../api/index.ts'
import { BUILD_CODES } from '../../build/index.ts'
import { AGENT_CODES, ANCHOR_CODES, CHECK_CODES, DEPLOY_CODES } from '../../check/index.ts'
import { COMPONENT_CODES, CONTENT_CODES, MARKDOWN_CODES } from '../../content/index.ts'
import { BOOK_CODES, EMIT_CODES } from '../../emit/index.ts'
import { BUNDLE_CODES, LIBRARY_CODES, OUTPUT_CODES, SERVER_CODES, SOURCE_CODES } from '../../node/index.ts'
import {
  CONFIGURATION_CODES,
  FONT_CODES,
  FRONTMATTER_CODES,
  LINK_CODES,
  NAVIGATION_CODES,
  VERSION_CODES,
} from '../../site/index.ts'
import { THEME_CODES } from '../../theme/index.ts'
import { COMMAND_CODES } from './command-codes.ts'

/** A group of codes in the list of all codes. */
export interface CodeSection {
  title: string
  /** One or two sentences about the group. */
  introduction?: string
  codes: Readonly<Record<string, CodeEntry>>
}

/**
 * Every problem that Spearmint reports, including those of the configuration package. Codes are stable: they are never
 * renamed and never change their meaning. Each room of the builder owns the table of the codes it reports.
 */
export const CODE_SECTIONS: readonly CodeSection[] = [
  {
    title: 'Configuration',
    introduction:
      'Problems in `docs.json` or `mint.json`. An invalid part is ignored: an optional key, an entry of an array, or else the ' +
      'top-level key. The site is built without it, and the exit code is 1. Only a file that is missing or cannot be read as a ' +
      'JSON object, and a folder without a page, stop the build with exit code 2. Nothing is written then.',
    codes: { ...CONFIGURATION_CODES, ...pick(CONFIG_CODES, (code) => code.startsWith('config/')) },
  },
  {
    title: 'Navigation',
    introduction: 'Differences between the configuration and the pages of the site.',
    codes: {
      ...pick(CONFIG_CODES, (code) => !code.startsWith('config/')),
      ...NAVIGATION_CODES,
      ...pick(EMIT_CODES, (code) => code.startsWith('navigation/')),
    },
  },
  {
    title: 'Moving to docs.json',
    introduction: 'Only `spearmint migrate` reports these: how the new `docs.json` differs from the `mint.json`.',
    codes: MIGRATION_CODES,
  },
  { title: 'Pages: files and frontmatter', codes: FRONTMATTER_CODES },
  { title: 'Pages: content', codes: { ...CONTENT_CODES, ...MARKDOWN_CODES, ...BUILD_CODES } },
  { title: 'Links and files', codes: { ...LINK_CODES, ...ANCHOR_CODES } },
  {
    title: 'Content',
    introduction: 'Only `spearmint check` reports these. They do not stop a build, but visitors notice some of them.',
    codes: CHECK_CODES,
  },
  {
    title: 'Deployed site',
    introduction:
      'Only `spearmint check --url` reports these: how a deployed site differs from its build, or from what we recommend for hosts.',
    codes: DEPLOY_CODES,
  },
  {
    title: 'Agents',
    introduction:
      'Only `spearmint check --agents` reports these. Each code has the name of a check of the AFDocs specification.',
    codes: AGENT_CODES,
  },
  { title: 'Components', codes: COMPONENT_CODES },
  {
    title: 'OpenAPI files',
    introduction:
      'A problem inside an OpenAPI file is reported in that file. Any other is reported where the file is referenced.',
    codes: API_CODES,
  },
  {
    title: 'Icons, fonts and repository',
    codes: { ...FONT_CODES, ...THEME_CODES, ...pick(EMIT_CODES, (code) => code.startsWith('site/')) },
  },
  {
    title: 'Versions from Git',
    introduction: 'Problems with the tags and branches that `spearmint.versions` names.',
    codes: VERSION_CODES,
  },
  { title: 'Reading files', codes: SOURCE_CODES },
  { title: 'Writing files', codes: OUTPUT_CODES },
  {
    title: 'Bundles',
    introduction: 'Only `spearmint verify` reports these: how files differ from those that were packed.',
    codes: BUNDLE_CODES,
  },
  {
    title: 'Books',
    introduction: 'Only `spearmint export` reports these: what is different in a book.',
    codes: BOOK_CODES,
  },
  {
    title: 'Command line',
    introduction: 'Reasons why a command could not run. It ends with exit code 2 unless stated otherwise.',
    codes: { ...COMMAND_CODES, ...SERVER_CODES },
  },
  {
    title: 'Library',
    introduction: 'Only the [functions of the library](/reference/library) throw errors with these codes.',
    codes: LIBRARY_CODES,
  },
]

function pick<Entry>(
  table: Readonly<Record<string, Entry>>,
  isWanted: (code: string) => boolean,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(table).filter(([code]) => isWanted(code)))
}
