import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { Position } from 'unist'
import { listClassNames, type PageStyle, visit } from '../../core/index.ts'
import type { PageProblem } from '../codes.ts'
import { createPageStyle } from './create-page-style.ts'
import { parseDeclarations } from './parse-declarations.ts'
import { withFallbackFont } from './with-fallback-font.ts'

/**
 * Extracts every `style` attribute and `<style>` element of a finished page to stylesheets, because the content
 * security policy only allows styles by their hash (decision 012). An attribute becomes a class with one rule,
 * `sm-style-1` and so on; equal attributes share a class. The first stylesheet contains all attributes. Each element
 * has its own, so that an unclosed brace cannot affect the next one.
 *
 * @param report - Receives a problem for each declaration that is removed.
 */
export function extractStyles(
  tree: Root,
  report: (problem: PageProblem, position: Position | undefined) => void,
): readonly PageStyle[] {
  const classes = new Map<string, string>()
  const sheets: PageStyle[] = []
  visit(tree, 'element', (element, index, parent) => {
    extractAttribute(element, classes, report)
    if (element.tagName !== 'style' || parent === undefined || index === undefined) return undefined
    sheets.push(...toSheet(element))
    parent.children.splice(index, 1)
    return index
  })
  const rules = [...classes].map(([declarations, name]) => `.${name}:not(#_){${declarations}}`)
  return rules.length === 0 ? sheets : [createPageStyle(rules.join('\n')), ...sheets]
}

/** `:not(#_)` gives the rule the specificity of an ID, so that it overrides other rules as the attribute would. */
function extractAttribute(
  { properties, position }: Element,
  classes: Map<string, string>,
  report: (problem: PageProblem, position: Position | undefined) => void,
): void {
  const { style } = properties
  if (style === undefined) return
  delete properties.style
  if (typeof style !== 'string') return
  const { safe, refused } = parseDeclarations(style)
  for (const written of refused) report(toProblem(written), position)
  if (safe.length === 0) return
  const declarations = safe.map(withFallbackFont).join('; ')
  const name = classes.get(declarations) ?? `sm-style-${classes.size + 1}`
  classes.set(declarations, name)
  properties.className = [...listClassNames(properties), name]
}

function toSheet(element: Element): PageStyle[] {
  const css = toText(element).replace(/\r\n?/g, '\n').replaceAll('\0', '')
  if (css.trim() === '' || css.includes('<')) return []
  const { media } = element.properties
  return [createPageStyle(css, typeof media === 'string' ? media : undefined)]
}

function toProblem(written: string): PageProblem {
  return {
    code: 'page/unsafe-style',
    message: `The style ${JSON.stringify(written.slice(0, 60))} is removed; expected a declaration such as "max-width: 20rem".`,
    suggestions: ['Correct the declaration, or move it to a <style> element or a CSS file.'],
  }
}
