import type { Effect } from './effect.ts'

const REPOSITORY = 'https://github.com/acme/docs'
const BUTTON = { name: 'Sign up', url: '/start' }

/** The header and footer of every page. */
export const HEADER_EFFECTS: readonly Effect[] = [
  {
    key: 'topbarLinks',
    config: { topbarLinks: [{ name: 'Blog', url: '/guides/a' }] },
    shows: { 'start.html': '<li><a class="navbar-link" href="/guides/a.html">Blog</a></li>' },
  },
  {
    key: 'topbarLinks[].name',
    config: { topbarLinks: [{ name: 'Blog', url: '/start' }] },
    shows: { 'start.html': '>Blog</a>' },
  },
  {
    key: 'topbarLinks[].url',
    config: { topbarLinks: [{ name: 'Mail', url: 'mailto:a@acme.example' }] },
    shows: { 'start.html': 'href="mailto:a@acme.example">Mail' },
  },
  {
    key: 'topbarLinks[].type',
    config: { topbarLinks: [{ type: 'github', url: REPOSITORY }] },
    shows: {
      'start.html': /<a class="navbar-link" href="https:\/\/github\.com\/acme\/docs"><svg .*?<\/svg>acme\/docs<\/a>/,
    },
  },
  {
    key: 'topbarLinks[].style',
    config: { topbarLinks: [{ name: 'Blog', url: '/start', style: 'pill' }] },
    shows: { 'start.html': 'class="button button-quiet button-pill"', 'theme.css': '.button-pill' },
  },
  {
    key: 'topbarLinks[].arrow',
    config: { topbarLinks: [{ name: 'Blog', url: '/start', arrow: true }] },
    shows: { 'start.html': 'href="/start.html">Blog<svg class="glyph"' },
  },
  {
    key: 'topbarCtaButton',
    config: { topbarCtaButton: BUTTON },
    shows: {
      'start.html': [
        '<a id="topbar-cta-button" class="button button-strong" href="/start.html">Sign up</a>',
        // In small windows it is in the drawer.
        '<li><a class="navbar-link" href="/start.html">Sign up</a></li>',
      ],
    },
  },
  { key: 'topbarCtaButton.name', config: { topbarCtaButton: BUTTON }, shows: { 'start.html': '>Sign up</a>' } },
  {
    key: 'topbarCtaButton.url',
    config: { topbarCtaButton: { ...BUTTON, url: 'https://acme.example' } },
    shows: { 'start.html': 'class="button button-strong" href="https://acme.example"' },
  },
  {
    key: 'topbarCtaButton.type',
    config: { topbarCtaButton: { type: 'github', url: REPOSITORY } },
    io: { fetchJson: async () => ({ stargazers_count: 1234 }) },
    shows: { 'start.html': /acme\/docs<span class="stars"><svg .*?<\/svg>1\.2k</ },
  },
  {
    key: 'topbarCtaButton.style',
    config: { topbarCtaButton: { ...BUTTON, style: 'pill' } },
    shows: { 'start.html': 'class="button button-strong button-pill"', 'theme.css': '.button-pill' },
  },
  {
    key: 'topbarCtaButton.arrow',
    config: { topbarCtaButton: { ...BUTTON, arrow: true } },
    shows: { 'start.html': 'Sign up<svg class="glyph"' },
  },
  {
    key: 'footerSocials',
    config: { footerSocials: { website: 'https://acme.example', 'hacker-news': 'https://news.example/acme' } },
    shows: { 'start.html': /href="https:\/\/acme\.example".*Website<\/span>.*href="https:\/\/news\.example\/acme"/ },
  },
  {
    key: 'footerSocials[].type',
    config: { footerSocials: [{ type: 'github', url: REPOSITORY }] },
    shows: { 'start.html': '<span class="visually-hidden">GitHub</span>' },
  },
  {
    key: 'footerSocials[].url',
    config: { footerSocials: [{ type: 'github', url: REPOSITORY }] },
    shows: { 'start.html': `<a href="${REPOSITORY}" target="_blank" rel="noopener">` },
  },
  {
    key: 'footer',
    config: { footer: { links: [{ links: [{ label: 'Jobs', url: '/start' }] }] } },
    shows: { 'start.html': '<footer id="footer" class="footer">', 'theme.css': '.footer-columns' },
  },
  {
    key: 'footer.socials',
    config: { footer: { socials: { x: 'https://x.com/acme' } } },
    shows: { 'start.html': '<ul class="footer-socials"><li><a href="https://x.com/acme"' },
  },
  {
    key: 'footer.socials[].type',
    config: { footer: { socials: [{ type: 'x', url: 'https://x.com/acme' }] } },
    shows: { 'start.html': '<span class="visually-hidden">X</span>' },
  },
  {
    key: 'footer.socials[].url',
    config: { footer: { socials: [{ type: 'x', url: 'https://x.com/acme' }] } },
    shows: { 'start.html': 'href="https://x.com/acme"' },
  },
  ...[
    ['footer.links', '<nav class="footer-columns" aria-label="Footer">'],
    ['footer.links[].title', '<p class="footer-title">Company</p>'],
    ['footer.links[].links', '<ul aria-label="Company"><li>'],
    ['footer.links[].links[].label', '>Jobs</a>'],
    ['footer.links[].links[].url', '<a href="https://acme.example/jobs" target="_blank" rel="noopener">'],
  ].map(([key = '', html = '']) => ({
    key,
    config: { footer: { links: [{ title: 'Company', links: [{ label: 'Jobs', url: 'https://acme.example/jobs' }] }] } },
    shows: { 'start.html': html },
  })),
  {
    key: 'isWhiteLabeled',
    config: { isWhiteLabeled: true },
    accepted: 'A built site carries no mark that could be removed.',
  },
]
