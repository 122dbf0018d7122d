import type { KnownMistake } from '../validation/known-mistakes.ts'

/** Common mistakes in `mint.json`. */
export const MINT_MISTAKES: readonly KnownMistake[] = [
  {
    path: 'modeToggle.default',
    value: 'system',
    suggestion: 'Remove the key: the mode of the operating system is the default.',
    isRemoval: true,
  },
  {
    path: 'api.auth.method',
    value: 'none',
    suggestion: 'Remove the key, or write authMethod: "none" in the frontmatter of a page.',
  },
  { path: 'api.hidePlayground', suggestion: 'Write "playground": {"mode": "hide"} instead.' },
  { path: 'navigation.hidden', suggestion: 'Write hidden: true in the frontmatter of the pages.' },
  { path: 'navigation.openapi', suggestion: 'Write "openapi" at the top of the file, or in a tab or an anchor.' },
  { path: 'topAnchor.url', suggestion: 'Remove the key: the anchor links to the first page.', isRemoval: true },
  { path: 'primaryTab.url', suggestion: 'Remove the key: the tab links to the first page.', isRemoval: true },
]
