import type { SiteConfigInput } from '@spearmint/config'
import type { Effect } from './effect.ts'

const TEXT_FONT = { family: 'Acme Sans', weight: 450, url: '/text.woff2', format: 'woff2' } as const
const HEADING_FONT = { family: 'Acme Serif', weight: 700, url: '/headings.woff', format: 'woff' } as const

/** A theme and a part of its stylesheet. */
const LOOKS: readonly (readonly [key: string, config: Partial<SiteConfigInput>, css: string])[] = [
  ['theme', { theme: 'venus' }, '--radius:10px'],
  ['theme', { theme: 'quill' }, 'text-transform:uppercase'],
  ['theme', { theme: 'prism' }, 'border-block-start:3px solid var(--accent)'],
  ['layout', { layout: 'sidenav' }, 'padding-inline-start:var(--sidebar-width)'],
  ['layout', { layout: 'solidSidenav' }, '.sidebar{background:var(--surface-raised)}'],
  ['background', { background: { style: 'gradient' } }, 'body:before{'],
  ['background.style', { background: { style: 'gradient' } }, 'radial-gradient('],
  ['background.style', { background: { style: 'grid' } }, '2.5rem 2.5rem'],
  ['background.style', { background: { style: 'windows' } }, '--pane:'],
  ['rounded', { rounded: 'sharp' }, '--radius:0'],
  ['sidebar', { sidebar: { items: 'card' } }, '.sidebar-group>ul{'],
  ['sidebar.items', { sidebar: { items: 'card' } }, 'border-radius:var(--radius-lg)'],
  ['sidebar.items', { sidebar: { items: 'border' } }, 'border-inline-start-color:var(--accent-text)'],
  ['sidebar.items', { sidebar: { items: 'undecorated' } }, '.sidebar-link[data-active]{background:0 0}'],
  ['topbar', { topbar: { style: 'gradient' } }, '.navbar{background:linear-gradient('],
  ['topbar.style', { topbar: { style: 'gradient' } }, '.navbar{background:linear-gradient('],
  ['codeBlock', { codeBlock: { mode: 'dark' } }, '.code-block,.code-group{'],
  ['codeBlock.mode', { codeBlock: { mode: 'dark' } }, 'color-scheme:dark'],
]

/** Rules for the fonts of a site. */
const TEXT_FACE = '@font-face { font-family: "Acme Sans"; src: url("../text.woff2") format("woff2"); font-weight: 450;'
/** The built-in fonts have the same format. */
const TEXT_FILE = 'url("../text.woff2") format("woff2")'
const TEXT_RULE = ':root { --font-sans: "Acme Sans", ui-sans-serif, system-ui, sans-serif; font-weight: 450; }'
const HEADING_FACE = 'font-family: "Acme Serif"; src: url("../headings.woff") format("woff"); font-weight: 700;'
const HEADING_RULE =
  'h1, h2, h3, h4, h5, h6 { font-family: "Acme Serif", ui-sans-serif, system-ui, sans-serif; font-weight: 700; }'

const FONTS: readonly (readonly [key: string, font: SiteConfigInput['font'], css: string])[] = [
  ['font', TEXT_FONT, TEXT_RULE],
  ['font.family', TEXT_FONT, '--font-sans: "Acme Sans"'],
  ['font.weight', TEXT_FONT, 'font-weight: 450; }'],
  ['font.url', TEXT_FONT, TEXT_FACE],
  ['font.format', TEXT_FONT, TEXT_FILE],
  ['font.body', { body: TEXT_FONT }, TEXT_RULE],
  ['font.body.family', { body: TEXT_FONT }, '--font-sans: "Acme Sans"'],
  ['font.body.weight', { body: TEXT_FONT }, 'font-weight: 450; }'],
  ['font.body.url', { body: TEXT_FONT }, TEXT_FACE],
  ['font.body.format', { body: TEXT_FONT }, TEXT_FILE],
  ['font.headings', { headings: HEADING_FONT }, HEADING_RULE],
  ['font.headings.family', { headings: HEADING_FONT }, 'font-family: "Acme Serif"'],
  ['font.headings.weight', { headings: HEADING_FONT }, 'font-weight: 700; }'],
  ['font.headings.url', { headings: HEADING_FONT }, HEADING_FACE],
  ['font.headings.format', { headings: HEADING_FONT }, 'format("woff")'],
]

/** Presets of styles, and fonts. */
export const LOOK_EFFECTS: readonly Effect[] = [
  ...LOOKS.map(([key, config, css]) => ({ key, config, shows: { 'theme.css': ['@layer optional{', css] } })),
  ...FONTS.map(([key, font, css]) => ({ key, config: font && { font }, shows: { 'theme.css': css } })),
].map(({ config = {}, ...row }) => ({ ...row, config }))
