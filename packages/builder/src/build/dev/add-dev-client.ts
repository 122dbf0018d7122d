import { type Diagnostic, formatDiagnostic } from '@spearmint/config/diagnostics'
import { DEV_WORDS, type PageWords } from '@spearmint/config/words'
import { h } from 'hastscript'
import { type Addresses, toHash } from '../../core/index.ts'
import { type ClientAssets, renderPart } from '../../theme/index.ts'
import { DEV_STATE_ID, type DevDocument, type DevProblem, type DevState, HOT_MODULE } from './dev-site.ts'

/** The island that keeps an open page up to date. Built pages don't load it. */
const DEV_ISLAND = 'dev'

export interface DevClientOptions {
  /** Problems to show in the page. Those of severity `info` are left out. */
  diagnostics: readonly Diagnostic[]
  readText: (path: string) => string | undefined
  assets: Pick<ClientAssets, 'islands'>
  addresses: Addresses
  /** The words of the language of the document. Default: English. */
  words?: PageWords | undefined
}

/** Adds the development client to a document: it keeps the page up to date in an open browser and shows problems. */
export function addDevClient(
  html: string,
  { diagnostics, readText, assets, addresses, words }: DevClientOptions,
): DevDocument {
  const problems = toProblems(diagnostics, readText)
  const version = toHash(html, JSON.stringify(problems))
  const translation = words?.toTranslation(Object.keys(DEV_WORDS))
  const island = assets.islands.get(DEV_ISLAND)
  const scripts = [HOT_MODULE, ...(island === undefined ? [] : [`/${island.path}`])]
  const state = JSON.stringify({
    version,
    problems,
    ...(translation && { translation }),
  } satisfies DevState).replaceAll('<', '\\u003c')
  const client = renderPart({
    type: 'root',
    children: [
      h('script', { type: 'application/json', id: DEV_STATE_ID }, state),
      ...scripts.map((path) => h('script', { type: 'module', src: addresses.base + path })),
    ],
  })
  // Our own layout writes the document, with exactly one head.
  const headEnd = html.indexOf('</head>')
  return { content: html.slice(0, headEnd) + client + html.slice(headEnd), version }
}

/** Errors first, then warnings. */
function toProblems(diagnostics: readonly Diagnostic[], readText: DevClientOptions['readText']): DevProblem[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  return [...errors, ...warnings].map((diagnostic) => {
    const text = readText(diagnostic.file)
    return {
      text: formatDiagnostic(diagnostic, { color: false, ...(text !== undefined && { text }) }),
      code: diagnostic.code,
      isError: diagnostic.severity === 'error',
    }
  })
}
