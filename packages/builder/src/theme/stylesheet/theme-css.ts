import { AA_TEXT, type Look, type SiteConfig, toContrast } from '@spearmint/config'
import { type DivisionColor, isUnsafeHref } from '../../core/index.ts'
import { DEFAULT_ANCHOR_CLASS, toAnchorClass, toAnchorDeclarations } from './anchor-color.ts'
import { mixColors, parseHexColor, toLegibleColor, toTextColorOn } from './colors.ts'
import { toThemeUrl } from './css-values.ts'
import { toFontRules } from './font-css.ts'
import { TEXT_TOKENS } from './text-tokens.ts'

/** Defaults of `colors` (docs/reference/mint-json.mdx#colors). */
const DEFAULT_PRIMARY = '#16a34a'
const DEFAULT_LIGHT = '#4ade80'
const DEFAULT_DARK = '#166534'
const DEFAULT_SURFACE = { light: '#ffffff', dark: '#0f1117' }

/** Shares of the accent in the tint behind active items, strongest first. The first with legible text is used. */
const SOFT_SHARES = { light: [0.08, 0.06, 0.04, 0.02], dark: [0.14, 0.1, 0.06, 0.03] }

/** A fill with less contrast to the page is not visible on it. */
const MIN_FILL_CONTRAST = 1.5

/**
 * Looks with text on another background than the surface: the solid sidebar of willow, and the surroundings of the card of
 * almond. How much of the ink is mixed into the surface there, as in their stylesheets. In dark mode, the surroundings of
 * a card are darker, which only adds contrast.
 */
const RAISED_SHARES: Partial<Record<Look, { light?: number; dark?: number }>> = {
  willow: { light: 0.025, dark: 0.045 },
  almond: { light: 0.035 },
}

/** `--ink` before the accent is mixed in, which makes it lighter or darker by little. */
export const INK = { light: '#0c0e12', dark: '#ffffff' }

/** The colors of a mode, as `#rrggbb`. */
export interface ModeColors {
  accent: string
  text: string
  soft: string
  surface: string
  /** All backgrounds of text, the surface first. */
  backgrounds: readonly string[]
  /** Fill of important buttons. */
  strong: string
}

/**
 * Generates the stylesheet with the colors of a site: the custom properties that `tokens.css` has defaults for, those
 * that authors use in their styles (`--primary`, …; docs/reference/mint-json.mdx#colors), fonts, a class for each color
 * of an anchor, and the background image. Its addresses are relative to a folder directly below the root of the site.
 *
 * @param anchorColors - The colors of anchors.
 */
export function toThemeCss(config: SiteConfig, anchorColors: readonly DivisionColor[] = []): string {
  const { primary, light, strong, day, night } = toSiteColors(config)
  const properties = {
    '--accent': bothModes(day.accent, night.accent),
    '--accent-text': bothModes(day.text, night.text),
    '--accent-soft': bothModes(day.soft, night.soft),
    '--accent-strong': bothModes(day.strong, night.strong),
    '--accent-on-strong': bothModes(toTextColorOn(day.strong), toTextColorOn(night.strong)),
    '--surface': bothModes(day.surface, night.surface),
    ...toTextProperties(day.backgrounds, night.backgrounds),
    '--primary': primary,
    '--primary-light': light,
    '--primary-dark': strong,
    '--background-light': day.surface,
    '--background-dark': night.surface,
  }
  const declarations = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  const rules = [
    `:root {\n${declarations.join('\n')}\n}`,
    ...toFontRules(config),
    ...toAnchorRules(config, primary, anchorColors),
    ...toBackgroundRules(config),
  ]
  return rules.map((rule) => `${rule}\n`).join('')
}

/** Converts the configured colors of a site to those that its pages use in each mode. */
export function toSiteColors({ colors, look }: Pick<SiteConfig, 'colors' | 'look'>) {
  const primary = parseHexColor(colors?.primary) ?? DEFAULT_PRIMARY
  const light = parseHexColor(colors?.light) ?? (colors === undefined ? DEFAULT_LIGHT : primary)
  const strong = parseHexColor(colors?.dark) ?? (colors === undefined ? DEFAULT_DARK : primary)
  const raised = look === undefined ? undefined : RAISED_SHARES[look]
  const { background } = colors ?? {}
  const day = toModeColors('light', { accent: primary, strong, background: background?.light, raised: raised?.light })
  const night = toModeColors('dark', { accent: light, strong, background: background?.dark, raised: raised?.dark })
  return { primary, light, strong, day, night }
}

interface ModeInput {
  accent: string
  strong: string
  background: string | undefined
  /** How much of the ink is mixed into the second background. */
  raised: number | undefined
}

function toModeColors(mode: 'light' | 'dark', { accent, strong, background, raised }: ModeInput): ModeColors {
  const surface = parseHexColor(background) ?? DEFAULT_SURFACE[mode]
  const backgrounds = raised === undefined ? [surface] : [surface, mixColors(surface, INK[mode], raised)]
  const fill = toContrast(strong, surface) >= MIN_FILL_CONTRAST ? strong : accent
  return { accent, surface, backgrounds, strong: fill, ...toSoftAndText(mode, accent, backgrounds) }
}

function toSoftAndText(
  mode: 'light' | 'dark',
  accent: string,
  backgrounds: readonly string[],
): { text: string; soft: string } {
  const [surface = DEFAULT_SURFACE[mode]] = backgrounds
  for (const share of SOFT_SHARES[mode]) {
    const soft = mixColors(surface, accent, share)
    const all = [...backgrounds, soft]
    const text = toLegibleColor(accent, all)
    if (all.every((background) => toContrast(text, background) >= AA_TEXT)) return { text, soft }
  }
  return { text: toLegibleColor(accent, backgrounds), soft: surface }
}

/** The text tokens whose default is not legible on the configured backgrounds. Most backgrounds need none. */
function toTextProperties(day: readonly string[], night: readonly string[]): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [name, token] of Object.entries(TEXT_TOKENS)) {
    const pair = [toLegibleColor(token.light, day), toLegibleColor(token.dark, night)] as const
    if (pair[0] !== token.light || pair[1] !== token.dark) properties[name] = bothModes(...pair)
  }
  return properties
}

function toAnchorRules(config: SiteConfig, primary: string, colors: readonly DivisionColor[]): string[] {
  const declarations = new Map([
    [DEFAULT_ANCHOR_CLASS, toAnchorDeclarations(config.colors?.anchors) ?? toAnchorDeclarations(primary)],
  ])
  for (const color of colors) {
    const own = toAnchorDeclarations(color)
    if (own !== undefined) declarations.set(toAnchorClass(color), own)
  }
  return [...declarations].map(([name, declaration]) => `.${name} { ${declaration} }`)
}

function toBackgroundRules({ backgroundImage, backgroundImageDark }: SiteConfig): string[] {
  if (backgroundImage === undefined || isUnsafeHref(backgroundImage)) return []
  const shared = `body { background: ${toThemeUrl(backgroundImage)} top center / 100% auto no-repeat var(--surface); }`
  if (backgroundImageDark === undefined || isUnsafeHref(backgroundImageDark)) return [shared]
  // `light-dark()` only takes colors. Printed pages are always light.
  const dark = `background-image: ${toThemeUrl(backgroundImageDark)};`
  return [
    shared,
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-mode]) body { ${dark} } }`,
    `@media screen { :root[data-mode='dark'] body { ${dark} } }`,
  ]
}

function bothModes(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`
}
