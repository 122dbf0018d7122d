import { type Diagnostic, type SourceRange, START_OF_FILE } from '@spearmint/config'
import { location } from 'vfile-location'
import { type Problem, toDiagnostic } from '../../core/index.ts'
import { findRemoteRequests } from './list-remote-requests.ts'
import { findRemoteStyles } from './list-remote-styles.ts'
import { remoteRequest, remoteStyle } from './problems.ts'
import type { RemoteAddress } from './remote-address.ts'

/** Reports what a stylesheet asks of hosts that are not allowed, as `site/remote-style`. */
export function checkStyle(file: string, text: string, isAllowed: (origin: string) => boolean): Diagnostic[] {
  return report(file, text, findRemoteStyles(text), isAllowed, remoteStyle)
}

/** Reports the hosts that a script seems to ask and that are not allowed, as `site/remote-request`. */
export function checkScript(file: string, text: string, isAllowed: (origin: string) => boolean): Diagnostic[] {
  return report(file, text, findRemoteRequests(text), isAllowed, remoteRequest)
}

function report(
  file: string,
  text: string,
  found: readonly RemoteAddress[],
  isAllowed: (origin: string) => boolean,
  toProblem: (address: RemoteAddress) => Problem,
): Diagnostic[] {
  const refused = found.filter(({ origin }) => !isAllowed(origin))
  if (refused.length === 0) return []
  const places = location(text)
  return refused.map((address) => {
    const point = places.toPoint(address.offset) ?? START_OF_FILE
    const range: SourceRange = {
      line: point.line,
      column: point.column,
      endLine: point.line,
      endColumn: point.column + address.url.length,
    }
    return toDiagnostic(toProblem(address), file, range)
  })
}
