import { createRequire } from 'node:module'
import type katex from 'katex'

const require = createRequire(import.meta.url)

/** Loads KaTeX, half a megabyte that only pages with formulas need, and at once, for components are rendered in one go. */
export function loadKatex(): typeof katex {
  return require('katex')
}
