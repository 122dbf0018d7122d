import { createLineIndex, type Diagnostic, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import { THEME_CODES } from '../codes.ts'
import { listRemoteRequests } from './list-remote-requests.ts'
import { listRemoteStyles } from './list-remote-styles.ts'
import { toRemoteRequestProblem, toRemoteStyleProblem, type UserAssetProblem } from './problems.ts'
import type { RemoteAddress } from './remote-address.ts'

/** Reports what a stylesheet loads from hosts that are not allowed, as `site/remote-style`. */
export function checkStyle(file: string, text: string, isAllowed: (origin: string) => boolean): Diagnostic[] {
  return toDiagnostics(file, text, listRemoteStyles(text), isAllowed, toRemoteStyleProblem)
}

/** Reports the hosts that a script seems to use and that are not allowed, as `site/remote-request`. */
export function checkScript(file: string, text: string, isAllowed: (origin: string) => boolean): Diagnostic[] {
  return toDiagnostics(file, text, listRemoteRequests(text), isAllowed, toRemoteRequestProblem)
}

function toDiagnostics(
  file: string,
  text: string,
  addresses: readonly RemoteAddress[],
  isAllowed: (origin: string) => boolean,
  toProblem: (address: RemoteAddress) => UserAssetProblem,
): Diagnostic[] {
  const refused = addresses.filter(({ origin }) => !isAllowed(origin))
  if (refused.length === 0) return []
  const lines = createLineIndex(text)
  return refused.map((address) => {
    const range = toRange(lines.toPosition(address.offset, address.offset + address.url.length))
    return toDiagnostic(THEME_CODES, { ...toProblem(address), file, range })
  })
}
