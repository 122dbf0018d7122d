/** What is never the name of a font: generic families and the keywords of all properties. */
const KEYWORD =
  /^(?:(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace|ui-rounded|system-ui|cursive|fantasy|math|emoji|fangsong|inherit|initial|unset|revert(?:-layer)?)$/i

const MONOSPACED = /(?:\b(?:code|consolas|courier|menlo)|mono)\b/i

const FAMILY = /^(font-family: )(.*?)(\s*!important)?$/i

/**
 * Adds the site's font to a declaration of `font-family` that names only fonts. Visitors who don't have them would see the
 * default font of the browser, which has serifs. Authors may expect a font that another host of their site provides.
 */
export function withFallbackFont(declaration: string): string {
  const [, name, value, important = ''] = FAMILY.exec(declaration) ?? []
  if (value === undefined || value.includes('(')) return declaration
  if (value.split(',').some((family) => KEYWORD.test(family.trim()))) return declaration
  return `${name}${value}, var(--font-${MONOSPACED.test(value) ? 'mono' : 'sans'})${important}`
}
