/**
 * The tokens of `client/styles/tokens.css` that color text, with their defaults in both modes. The theme contains a
 * legible variant if the site's background needs one. A test compares this table with the stylesheet.
 */
export const TEXT_TOKENS = {
  '--text': { light: '#1f232a', dark: '#d3d7de' },
  '--text-muted': { light: '#555c67', dark: '#9ba3af' },
  '--text-strong': { light: '#0c0e12', dark: '#f4f6f8' },
  '--blue': { light: '#1d4ed8', dark: '#93b4fd' },
  '--green': { light: '#137036', dark: '#6ee7a0' },
  '--yellow': { light: '#854d0e', dark: '#fcd34d' },
  '--red': { light: '#b91c1c', dark: '#fca5a5' },
  '--orange': { light: '#9a3412', dark: '#fdba74' },
  '--purple': { light: '#6d28d9', dark: '#c4b5fd' },
  '--gray': { light: '#4b5563', dark: '#c3c8d0' },
} as const satisfies Record<string, { light: string; dark: string }>
