import type { SiteConfig } from '@spearmint/config'
import { isUnsafeHref } from '../../core/index.ts'
import { parseHexColor } from '../layout/hex-color.ts'
import { DEFAULT_ANCHOR_CLASS, renderAnchorColor, toAnchorClass } from './anchor-color.ts'
import { AA_TEXT, contrast, mixColors, toLegibleColor, toTextColorOn } from './colors.ts'
import { toThemeUrl } from './css-values.ts'
import { renderFontRules } from './font-css.ts'
import { TEXT_TOKENS } from './text-tokens.ts'

/** Defaults of `colors` (reference 1.5). */
const DEFAULT_PRIMARY = '#16a34a'
const DEFAULT_LIGHT = '#4ade80'
const DEFAULT_DARK = '#166534'
const DEFAULT_SURFACE = { light: '#ffffff', dark: '#0f1117' }

/** Share of the accent in the tint behind active items, strongest first: the first that keeps its text legible is taken. */
const SOFT_SHARES = { light: [0.08, 0.06, 0.04, 0.02], dark: [0.14, 0.1, 0.06, 0.03] }

/** A fill that differs less than this from the page cannot be seen on it. */
const VISIBLE_FILL = 1.5

interface ModeColors {
  accent: string
  text: string
  soft: string
  surface: string
  /** Fill of important buttons. */
  strong: string
}

/**
 * Writes the stylesheet that gives a site its own colors: the custom properties that `tokens.css` has defaults for, the
 * names that authors' styles know (`--primary`, …; reference 1.5), its fonts, a class for each color of an anchor, and
 * the background image. Its place is one folder below the root of the site, which addresses in it are relative to.
 */
export function renderThemeCss(config: SiteConfig): string {
  const colors = config.colors
  const primary = parseHexColor(colors?.primary) ?? DEFAULT_PRIMARY
  const light = parseHexColor(colors?.light) ?? (colors === undefined ? DEFAULT_LIGHT : primary)
  const strong = parseHexColor(colors?.dark) ?? (colors === undefined ? DEFAULT_DARK : primary)
  const day = toModeColors('light', { accent: primary, strong, background: parseHexColor(colors?.background.light) })
  const night = toModeColors('dark', { accent: light, strong, background: parseHexColor(colors?.background.dark) })

  const properties = {
    '--accent': bothModes(day.accent, night.accent),
    '--accent-text': bothModes(day.text, night.text),
    '--accent-soft': bothModes(day.soft, night.soft),
    '--accent-strong': bothModes(day.strong, night.strong),
    '--accent-on-strong': bothModes(toTextColorOn(day.strong), toTextColorOn(night.strong)),
    '--surface': bothModes(day.surface, night.surface),
    ...toTextProperties(day.surface, night.surface),
    '--primary': primary,
    '--primary-light': light,
    '--primary-dark': strong,
    '--background-light': day.surface,
    '--background-dark': night.surface,
  }
  const declarations = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  const rules = [
    `:root {\n${declarations.join('\n')}\n}`,
    ...renderFontRules(config),
    ...renderAnchorRules(config, primary),
    ...renderBackground(config),
  ]
  return rules.map((rule) => `${rule}\n`).join('')
}

function toModeColors(
  mode: 'light' | 'dark',
  { accent, strong, background }: { accent: string; strong: string; background: string | undefined },
): ModeColors {
  const surface = background ?? DEFAULT_SURFACE[mode]
  const fill = contrast(strong, surface) >= VISIBLE_FILL ? strong : accent
  return { accent, surface, strong: fill, ...toSoftAndText(mode, accent, surface) }
}

function toSoftAndText(mode: 'light' | 'dark', accent: string, surface: string): { text: string; soft: string } {
  for (const share of SOFT_SHARES[mode]) {
    const soft = mixColors(surface, accent, share)
    const text = toLegibleColor(accent, [surface, soft])
    if (contrast(text, surface) >= AA_TEXT && contrast(text, soft) >= AA_TEXT) return { text, soft }
  }
  return { text: toLegibleColor(accent, [surface]), soft: surface }
}

/** The tokens for text whose default is not legible on the configured backgrounds. Sensible backgrounds need none. */
function toTextProperties(day: string, night: string): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [name, token] of Object.entries(TEXT_TOKENS)) {
    const pair = [toLegibleColor(token.light, [day]), toLegibleColor(token.dark, [night])] as const
    if (pair[0] !== token.light || pair[1] !== token.dark) properties[name] = bothModes(...pair)
  }
  return properties
}

function renderAnchorRules(config: SiteConfig, primary: string): string[] {
  const declarations = new Map([
    [DEFAULT_ANCHOR_CLASS, renderAnchorColor(config.colors?.anchors) ?? renderAnchorColor(primary)],
  ])
  for (const { color } of config.anchors) {
    const own = renderAnchorColor(color)
    if (own !== undefined) declarations.set(toAnchorClass(color), own)
  }
  return [...declarations].map(([name, declaration]) => `.${name} { ${declaration} }`)
}

function renderBackground({ backgroundImage }: SiteConfig): string[] {
  if (backgroundImage === undefined || isUnsafeHref(backgroundImage)) return []
  return [`body { background: ${toThemeUrl(backgroundImage)} top center / 100% auto no-repeat; }`]
}

function bothModes(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`
}
