import type { Effect } from './effect.ts'

const LOGO = { light: '/day.svg', dark: '/night.svg' }
const PRIMARY = { primary: '#0f766e' }

/** Name, logo, icon and colors. */
export const BRAND_EFFECTS: readonly Effect[] = [
  {
    key: 'name',
    config: { name: 'Harbor' },
    shows: {
      'start.html': [
        '<title>Start - Harbor</title>',
        '<span class="nav-logo-name">Harbor</span>',
        '<meta property="og:site_name" content="Harbor">',
      ],
    },
  },
  {
    key: 'logo',
    config: { logo: '/day.svg' },
    shows: { 'start.html': '<a class="nav-logo-link" href="/"><img class="nav-logo" src="/day.svg" alt="Acme"></a>' },
  },
  {
    key: 'logo.light',
    config: { logo: LOGO },
    shows: { 'start.html': '<img class="nav-logo block dark:hidden" src="/day.svg" alt="Acme">' },
  },
  {
    key: 'logo.dark',
    config: { logo: LOGO },
    shows: { 'start.html': '<img class="nav-logo hidden dark:block" src="/night.svg" alt="Acme">' },
  },
  {
    key: 'logo.href',
    config: { logo: { ...LOGO, href: 'https://acme.example' } },
    shows: { 'start.html': '<a class="nav-logo-link" href="https://acme.example">' },
  },
  {
    key: 'favicon',
    config: { favicon: '/day.svg' },
    shows: {
      'favicon.ico': /PNG/,
      'start.html': [
        '<link rel="icon" href="/favicon.ico" sizes="32x32">',
        '<link rel="icon" href="/day.svg" type="image/svg+xml">',
        /<link rel="apple-touch-icon" href="\/_spearmint\/icon-apple-[\w-]{8}\.png">/,
        /<link rel="manifest" href="\/_spearmint\/site-[\w-]{8}\.webmanifest">/,
      ],
    },
  },
  { key: 'colors', config: { colors: PRIMARY }, shows: { 'theme.css': '--accent: light-dark(#0f766e, #0f766e);' } },
  { key: 'colors.primary', config: { colors: PRIMARY }, shows: { 'theme.css': '--primary: #0f766e;' } },
  {
    key: 'colors.light',
    config: { colors: { ...PRIMARY, light: '#5eead4' } },
    shows: { 'theme.css': ['--accent: light-dark(#0f766e, #5eead4);', '--primary-light: #5eead4;'] },
  },
  {
    key: 'colors.dark',
    config: { colors: { ...PRIMARY, dark: '#ffaa00' } },
    shows: {
      'theme.css': [
        '--accent-strong: light-dark(#ffaa00, #ffaa00);',
        '--accent-on-strong: light-dark(#000000, #000000);',
        '--primary-dark: #ffaa00;',
      ],
    },
  },
  {
    key: 'colors.background',
    config: { colors: { ...PRIMARY, background: { light: '#fffbeb', dark: '#1c1917' } } },
    shows: { 'theme.css': '--surface: light-dark(#fffbeb, #1c1917);' },
  },
  {
    key: 'colors.background.light',
    config: { colors: { ...PRIMARY, background: { light: '#fffbeb', dark: '#1c1917' } } },
    shows: { 'theme.css': '--background-light: #fffbeb;' },
  },
  {
    key: 'colors.background.dark',
    config: { colors: { ...PRIMARY, background: { light: '#fffbeb', dark: '#1c1917' } } },
    shows: { 'theme.css': '--background-dark: #1c1917;' },
  },
  {
    key: 'colors.anchors',
    config: { colors: { ...PRIMARY, anchors: '#7c3aed' } },
    shows: { 'theme.css': '.anchor-default { background: #7c3aed; color: #ffffff; }' },
  },
  ...(['from', 'via', 'to'] as const).map((stop) => ({
    key: `colors.anchors.${stop}`,
    config: { colors: { ...PRIMARY, anchors: { from: '#111111', via: '#222222', to: '#333333' } } },
    shows: { 'theme.css': 'linear-gradient(45deg, #111111, #222222, #333333)' },
  })),
  ...(['ultraLight', 'ultraDark'] as const).map((key) => ({
    key: `colors.${key}`,
    config: { colors: { ...PRIMARY, [key]: '#ffffff' } },
    reports: ['config/ignored-value'],
  })),
  {
    key: 'backgroundImage',
    config: { backgroundImage: '/day.svg' },
    shows: { 'theme.css': 'body { background: url("../day.svg") top center / 100% auto no-repeat var(--surface); }' },
  },
  {
    key: 'modeToggle',
    config: {},
    shows: { 'start.html': 'class="mode-toggle' },
    lacks: { 'start.html': 'data-mode' },
  },
  {
    key: 'modeToggle.default',
    config: { modeToggle: { default: 'dark' } },
    shows: { 'start.html': [/<html [^>]*data-mode="dark">/, 'class="mode-toggle'] },
  },
  {
    key: 'modeToggle.isHidden',
    config: { modeToggle: { default: 'light', isHidden: true } },
    shows: { 'start.html': /<html [^>]*data-mode="light" data-mode-fixed="">/ },
    lacks: { 'start.html': 'class="mode-toggle' },
  },
]
