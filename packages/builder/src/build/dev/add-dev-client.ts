import { type Diagnostic, formatDiagnostic } from '@spearmint/config'
import { type Addresses, toHash } from '../../core/index.ts'
import type { ClientAssets } from '../../theme/index.ts'
import { DEV_STATE_ID, type DevState, HOT_MODULE } from './dev-site.ts'

/** The island that keeps an open page up to date. No built page loads it. */
const DEV_ISLAND = 'dev'

export interface DevClientInput {
  /** Those of the page. Errors and warnings are shown. */
  diagnostics: readonly Diagnostic[]
  readText(path: string): string | undefined
  assets: Pick<ClientAssets, 'islands'>
  addresses: Addresses
}

/** Adds to a document what keeps it up to date in an open browser, and shows what must be mended. */
export function addDevClient(html: string, { diagnostics, readText, assets, addresses }: DevClientInput): string {
  const problems = [...diagnostics].sort(compareSeverity).flatMap((diagnostic) => {
    if (diagnostic.severity === 'info') return []
    const text = readText(diagnostic.file)
    return [
      {
        text: formatDiagnostic(diagnostic, { color: false, ...(text !== undefined && { text }) }),
        code: diagnostic.code,
        isError: diagnostic.severity === 'error',
      },
    ]
  })
  const state: DevState = { version: toHash(html, JSON.stringify(problems)), problems }
  const island = assets.islands.get(DEV_ISLAND)
  const scripts = [HOT_MODULE, ...(island === undefined ? [] : [`/${island.path}`])]
  return html.replace(
    '</head>',
    // A function, so that no sign in it is taken for a place in the pattern.
    () =>
      `<script type="application/json" id="${DEV_STATE_ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>${scripts
        .map((path) => `<script type="module" src="${addresses.base}${path}"></script>`)
        .join('')}</head>`,
  )
}

/** Errors first. */
function compareSeverity({ severity: one }: Diagnostic, { severity: other }: Diagnostic): number {
  return Number(other === 'error') - Number(one === 'error')
}
