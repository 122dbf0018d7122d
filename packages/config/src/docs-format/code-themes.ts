/** What a syntax theme is made for. `both` follows the mode of the page. */
export type CodeThemeMode = 'light' | 'dark' | 'both'

const LIGHT_THEMES =
  'ayu-light catppuccin-latte everforest-light github-light github-light-default github-light-high-contrast ' +
  'gruvbox-light-hard gruvbox-light-medium gruvbox-light-soft kanagawa-lotus light-plus material-theme-lighter ' +
  'min-light night-owl-light one-light rose-pine-dawn slack-ochin snazzy-light solarized-light vitesse-light'

const DARK_THEMES =
  'andromeeda aurora-x ayu-dark ayu-mirage catppuccin-frappe catppuccin-macchiato catppuccin-mocha dark-plus dracula ' +
  'dracula-soft everforest-dark github-dark github-dark-default github-dark-dimmed github-dark-high-contrast ' +
  'gruvbox-dark-hard gruvbox-dark-medium gruvbox-dark-soft houston kanagawa-dragon kanagawa-wave laserwave ' +
  'material-theme material-theme-darker material-theme-ocean material-theme-palenight min-dark monokai night-owl nord ' +
  'one-dark-pro plastic poimandres red rose-pine rose-pine-moon slack-dark solarized-dark synthwave-84 tokyo-night ' +
  'vesper vitesse-black vitesse-dark'

/** The syntax themes that `styling.codeblocks` may name, and the mode of their colors. */
export const CODE_THEMES: ReadonlyMap<string, CodeThemeMode> = new Map<string, CodeThemeMode>([
  ...LIGHT_THEMES.split(' ').map((name) => [name, 'light'] as const),
  ...DARK_THEMES.split(' ').map((name) => [name, 'dark'] as const),
  ['css-variables', 'both'],
])

/** The syntax themes whose own colors are used. The others stand for the light or the dark code colors of Spearmint. */
export const CODE_PALETTE_NAMES: readonly string[] = (
  'catppuccin-latte catppuccin-mocha dark-plus dracula github-dark github-dark-dimmed github-light ' +
  'gruvbox-dark-medium gruvbox-light-medium light-plus material-theme-palenight min-dark min-light monokai ' +
  'night-owl night-owl-light nord one-dark-pro one-light rose-pine rose-pine-dawn snazzy-light solarized-dark ' +
  'solarized-light tokyo-night vitesse-dark vitesse-light'
).split(' ')
