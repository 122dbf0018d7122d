import { type Diagnostic, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { visit } from '../../core/index.ts'
import { THEME_CODES } from '../codes.ts'
import { listRemoteStyles } from './list-remote-styles.ts'
import { toRemoteStyleProblem } from './problems.ts'

/** Reports what the `<style>` elements of a page load from hosts that are not allowed, as `site/remote-style`. */
export function checkPageStyles(tree: Root, file: string, allowsOrigin: (origin: string) => boolean): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'style') return
    const refused = listRemoteStyles(toText(element)).find(({ origin }) => !allowsOrigin(origin))
    if (refused === undefined) return
    const range = toRange(element.position)
    diagnostics.push(toDiagnostic(THEME_CODES, { ...toRemoteStyleProblem(refused), file, range }))
  })
  return diagnostics
}
