import type { Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { Position } from 'unist'
import { type Problem, visit } from '../../core/index.ts'
import { findRemoteStyles } from './list-remote-styles.ts'
import { remoteStyle } from './problems.ts'

/** Reports what the `<style>` elements of a page ask of hosts that are not allowed, as `site/remote-style`. */
export function checkPageStyles(
  tree: Root,
  allowsOrigin: (origin: string) => boolean,
  report: (problem: Problem, position: Position | undefined) => void,
): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'style') return
    const refused = findRemoteStyles(toText(element)).find(({ origin }) => !allowsOrigin(origin))
    if (refused) report(remoteStyle(refused), element.position)
  })
}
