import { CONFIG_CODES } from '@spearmint/config'
import { API_CODES } from '../../api/index.ts'
import { CHECK_CODES } from '../../check/index.ts'
import { COMPONENT_CODES, CONTENT_CODES } from '../../content/index.ts'
import type { DiagnosticCode } from '../../core/index.ts'
import { OUTPUT_CODES, SERVER_CODES, SOURCE_CODES } from '../../node/index.ts'
import { CONFIGURATION_CODES, FRONTMATTER_CODES, LINK_CODES, NAVIGATION_CODES, SITE_CODES } from '../../site/index.ts'
import { COMMAND_CODES } from './command-codes.ts'

/** A group of codes in the list of all codes. */
export interface CodeSection {
  title: string
  /** One or two sentences about the group. */
  introduction?: string
  codes: Readonly<Record<string, DiagnosticCode>>
}

const CONFIG: Readonly<Record<string, DiagnosticCode>> = CONFIG_CODES

/**
 * Every problem that Spearmint reports, including those of the configuration package. Codes are stable: they are never
 * renamed and never change their meaning. Each room of the builder owns the table of the codes it reports.
 */
export const CODE_SECTIONS: readonly CodeSection[] = [
  {
    title: 'Configuration',
    introduction:
      'Problems in `mint.json`. An error here stops the build with exit code 2. Nothing is written, and the output of ' +
      'an earlier build is unchanged.',
    codes: { ...CONFIGURATION_CODES, ...pick((code) => code.startsWith('config/')) },
  },
  {
    title: 'Navigation',
    introduction: 'Differences between `mint.json` and the pages of the site.',
    codes: { ...pick((code) => !code.startsWith('config/')), ...NAVIGATION_CODES },
  },
  { title: 'Pages: files and frontmatter', codes: FRONTMATTER_CODES },
  { title: 'Pages: content', codes: CONTENT_CODES },
  { title: 'Links and files', codes: LINK_CODES },
  {
    title: 'Content',
    introduction: 'Only `spearmint check` reports these. They do not stop a build, but visitors notice some of them.',
    codes: CHECK_CODES,
  },
  { title: 'Components', codes: COMPONENT_CODES },
  {
    title: 'OpenAPI files',
    introduction:
      'A problem inside an OpenAPI file is reported in that file. Any other is reported where the file is referenced.',
    codes: API_CODES,
  },
  { title: 'Icons, fonts and repository', codes: SITE_CODES },
  { title: 'Reading files', codes: SOURCE_CODES },
  { title: 'Writing files', codes: OUTPUT_CODES },
  {
    title: 'Command line',
    introduction: 'Reasons why a command could not run. It ends with exit code 2 unless stated otherwise.',
    codes: { ...COMMAND_CODES, ...SERVER_CODES },
  },
]

function pick(isWanted: (code: string) => boolean): Record<string, DiagnosticCode> {
  return Object.fromEntries(Object.entries(CONFIG).filter(([code]) => isWanted(code)))
}
