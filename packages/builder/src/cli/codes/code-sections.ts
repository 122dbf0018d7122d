import { CONFIG_CODES } from '@spearmint/config'
import type { CodeTable } from '@spearmint/config/diagnostics'
import { API_CODES } from '../../api/index.ts'
import { ANCHOR_CODES, CHECK_CODES } from '../../check/index.ts'
import { COMPONENT_CODES, CONTENT_CODES } from '../../content/index.ts'
import type { DiagnosticCode } from '../../core/index.ts'
import { EMIT_CODES } from '../../emit/index.ts'
import { OUTPUT_CODES } from '../../node/index.ts'
import {
  CONFIGURATION_CODES,
  FRONTMATTER_CODES,
  LINK_CODES,
  NAVIGATION_CODES,
  SITE_CODES,
  SOURCE_CODES,
} from '../../site/index.ts'
import { THEME_CODES } from '../../theme/index.ts'
import { COMMAND_CODES } from './command-codes.ts'

/** Codes that belong together, as a list of all codes shows them. */
export interface CodeSection {
  title: string
  /** What the codes have in common, in a sentence or two. */
  introduction?: string
  codes: Readonly<Record<string, DiagnosticCode>>
}

const CONFIG: Readonly<Record<string, DiagnosticCode>> = CONFIG_CODES
const EMIT: Readonly<Record<string, DiagnosticCode>> = withFormerName(EMIT_CODES)

/**
 * Every problem that Spearmint reports, those of the configuration package included. Codes are stable: they are never
 * renamed and never mean something else. A new code is an entry of one of these tables.
 */
export const CODE_SECTIONS: readonly CodeSection[] = [
  {
    title: 'Configuration',
    introduction:
      'Problems of `mint.json`. An error here stops the build with exit code 2: nothing is written, and an earlier ' +
      'output stays as it is.',
    codes: { ...CONFIGURATION_CODES, ...pick(CONFIG, (code) => code.startsWith('config/')) },
  },
  {
    title: 'Navigation',
    introduction: 'Problems between `mint.json` and the pages there are.',
    codes: {
      ...pick(CONFIG, (code) => !code.startsWith('config/')),
      ...NAVIGATION_CODES,
      ...pick(EMIT, (code) => code.startsWith('navigation/')),
    },
  },
  { title: 'Pages: files and frontmatter', codes: FRONTMATTER_CODES },
  { title: 'Pages: content', codes: withFormerName(CONTENT_CODES) },
  { title: 'Links and files', codes: { ...LINK_CODES, ...withFormerName(ANCHOR_CODES) } },
  {
    title: 'Content',
    introduction: 'Reported by `spearmint check` only. A site is built with them, and readers notice some.',
    codes: withFormerName(CHECK_CODES),
  },
  { title: 'Components', codes: withFormerName(COMPONENT_CODES) },
  {
    title: 'OpenAPI files',
    introduction: 'What is wrong inside of an OpenAPI file is told in that file, everything else where it is named.',
    codes: API_CODES,
  },
  {
    title: 'Icons, fonts and repository',
    codes: { ...SITE_CODES, ...withFormerName(THEME_CODES), ...pick(EMIT, (code) => code.startsWith('site/')) },
  },
  { title: 'Reading files', codes: SOURCE_CODES },
  { title: 'Writing files', codes: OUTPUT_CODES },
  {
    title: 'Command line',
    introduction: 'Reasons why a command did not begin. They end it with exit code 2, if nothing else is said.',
    codes: COMMAND_CODES,
  },
]

function pick(
  codes: Readonly<Record<string, DiagnosticCode>>,
  isWanted: (code: string) => boolean,
): Record<string, DiagnosticCode> {
  return Object.fromEntries(Object.entries(codes).filter(([code]) => isWanted(code)))
}

/** Tables that are not yet made with `defineCodes` call the text of `fix` by its former name. Remove this when all are. */
function withFormerName(codes: CodeTable): Record<string, DiagnosticCode> {
  return Object.fromEntries(Object.entries(codes).map(([code, entry]) => [code, { ...entry, mend: entry.fix }]))
}
