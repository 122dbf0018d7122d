import { CODE_PALETTE_NAMES, type SiteConfig } from '@spearmint/config'
import { toLegibleColor } from './colors.ts'

/** The custom properties of a palette, in the order of its colors. The first is the background of the others. */
const PROPERTIES = [
  '--surface-code',
  '--text-strong',
  '--code-comment',
  '--code-keyword',
  '--code-string',
  '--code-number',
  '--code-function',
  '--code-type',
  '--code-tag',
  '--code-attribute',
  '--code-inserted',
  '--code-deleted',
] as const

type Palette = Record<(typeof PROPERTIES)[number], string>

/** Colors of well-known syntax themes for our tokens, as in the themes that Shiki ships. */
const PALETTES: Readonly<Record<string, string>> = {
  'catppuccin-latte': 'eff1f5 4c4f69 7c7f93 8839ef 40a02b fe640b 1e66f5 df8e1d 1e66f5 df8e1d 40a02b 1e66f5',
  'catppuccin-mocha': '1e1e2e cdd6f4 9399b2 cba6f7 a6e3a1 fab387 89b4fa f9e2af 89b4fa f9e2af a6e3a1 89b4fa',
  'dark-plus': '1e1e1e d4d4d4 6a9955 c586c0 ce9178 b5cea8 dcdcaa 4ec9b0 569cd6 9cdcfe b5cea8 ce9178',
  dracula: '282a36 f8f8f2 6272a4 ff79c6 f1fa8c bd93f9 50fa7b 8be9fd ff79c6 50fa7b 50fa7b ff5555',
  'github-dark': '24292e e1e4e8 6a737d f97583 9ecbff 79b8ff b392f0 b392f0 85e89d b392f0 85e89d fdaeb7',
  'github-dark-dimmed': '22272e adbac7 768390 f47067 96d0ff 6cb6ff dcbdfb f69d50 8ddb8c 6cb6ff 8ddb8c ff938a',
  'github-light': 'ffffff 24292e 6a737d d73a49 032f62 005cc5 6f42c1 6f42c1 22863a 6f42c1 22863a b31d28',
  'gruvbox-dark-medium': '282828 ebdbb2 928374 fb4934 b8bb26 d3869b fabd2f fabd2f 8ec07c fabd2f b8bb26 d65d0e',
  'gruvbox-light-medium': 'fbf1c7 3c3836 928374 9d0006 79740e 8f3f71 b57614 b57614 427b58 b57614 79740e d65d0e',
  'light-plus': 'ffffff 000000 008000 af00db a31515 098658 795e26 267f99 800000 e50000 098658 a31515',
  'material-theme-palenight': '292d3e babed8 676e95 89ddff c3e88d f78c6c 82aaff ffcb6b f07178 c792ea c3e88d f07178',
  'min-dark': '1f1f1f b392f0 6b737c f97583 ffab70 f8f8f8 b392f0 b392f0 ffab70 b392f0 ffab70 ffab70',
  'min-light': 'ffffff 212121 c2c3c5 d32f2f 22863a 1976d2 6f42c1 6f42c1 22863a 6f42c1 22863a 22863a',
  monokai: '272822 f8f8f2 88846f f92672 e6db74 ae81ff a6e22e a6e22e f92672 a6e22e a6e22e f92672',
  'night-owl': '011627 d6deeb 637777 c792ea ecc48d f78c6c 82aaff d6deeb caece6 c5e478 036a07 ff0000',
  'night-owl-light': 'fbfbfb 403f53 989fb1 994cc3 c96765 aa0982 4876d6 403f53 994cc3 4876d6 c96765 994cc3',
  nord: '2e3440 d8dee9 616e88 81a1c1 a3be8c b48ead 88c0d0 8fbcbb 81a1c1 8fbcbb a3be8c bf616a',
  'one-dark-pro': '282c34 abb2bf 7f848e c678dd 98c379 d19a66 61afef e5c07b e06c75 d19a66 98c379 e06c75',
  'one-light': 'fafafa 383a42 a0a1a7 a626a4 50a14f 986801 4078f2 c18401 e45649 986801 50a14f e45649',
  'rose-pine': '191724 e0def4 6e6a86 31748f f6c177 ebbcba ebbcba 9ccfd8 9ccfd8 c4a7e7 f6c177 9ccfd8',
  'rose-pine-dawn': 'faf4ed 575279 9893a5 286983 ea9d34 d7827e d7827e 56949f 56949f 907aa9 ea9d34 56949f',
  'snazzy-light': 'fafbfc 565869 adb1c2 f767bb cf9c00 ff5c57 09a1ed 565869 13bbb7 565869 888888 888888',
  'solarized-dark': '002b36 839496 586e75 859900 2aa198 d33682 268bd2 cb4b16 268bd2 93a1a1 859900 dc322f',
  'solarized-light': 'fdf6e3 657b83 93a1a1 859900 2aa198 d33682 268bd2 cb4b16 268bd2 93a1a1 859900 dc322f',
  'tokyo-night': '1a1b26 a9b1d6 51597d bb9af7 9ece6a ff9e64 7aa2f7 c0caf5 f7768e bb9af7 449dab 914c54',
  'vitesse-dark': '121212 dbd7ca 758575 4d9375 c98a7d 4c9a91 80a665 5da994 4d9375 bd976a 85e89d fdaeb7',
  'vitesse-light': 'ffffff 393a34 a0ada0 1e754f b56959 2f798a 59873a 2e8f82 1e754f b07d48 22863a b31d28',
}

/**
 * Generates the rule that gives code the colors of its syntax themes: in light and in dark mode, or the same in both.
 * Colors that are not legible on the background of their theme become lighter or darker. Returns nothing if a theme is
 * not among those that we have colors for. Printed code has the default colors, which suit white paper.
 */
export function toCodeThemeRules({ codeBlock }: Pick<SiteConfig, 'codeBlock'>): string[] {
  const { theme } = codeBlock
  const [light, dark] = theme === undefined ? [] : [toPalette(theme.light), toPalette(theme.dark)]
  if (light === undefined || dark === undefined) return []
  const colors = PROPERTIES.map((name) => {
    const [day, night] = [light[name], dark[name]]
    return `${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`
  })
  const derived = [
    '--text: var(--text-strong);',
    '--text-muted: var(--code-comment);',
    '--accent-text: var(--code-function);',
    '--green: var(--code-inserted);',
    '--red: var(--code-deleted);',
    '--border: color-mix(in oklab, var(--surface-code), var(--text-strong) 16%);',
    '--surface-hover: color-mix(in oklab, var(--surface-code), var(--text-strong) 10%);',
  ]
  return [`@media screen { .code-block, .code-group { ${[...colors, ...derived].join(' ')} } }`]
}

function toPalette(name: string): Palette | undefined {
  if (!CODE_PALETTE_NAMES.includes(name)) return undefined
  const [surface = '', ...texts] = (PALETTES[name] ?? '').split(' ').map((digits) => `#${digits}`)
  const values = [surface, ...texts.map((color) => toLegibleColor(color, [surface]))]
  return Object.fromEntries(PROPERTIES.map((property, index) => [property, values[index]])) as Palette
}
