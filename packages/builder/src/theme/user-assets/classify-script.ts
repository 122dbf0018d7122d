import { blank } from './remote-address.ts'

/** What a `.js` file is: a classic script or a module for pages, or a program for Node.js and why we think so. */
export type ScriptKind = { type: 'classic' | 'module' } | { type: 'program'; reason: string }

const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm
const MODULE =
  /^[ \t]*(?:import\s*[\w*{"']|export\s*(?:[*{]|default\b|const\b|let\b|var\b|function\b|async\b|class\b))/m
const PACKAGE_IMPORT = /^[ \t]*(?:import|export)\b[^;'"]*["'](?![./]|https?:)([^'"]+)["']/m
const COMMON_JS = /\brequire\s*\(|\bmodule\.exports\b/

/** How libraries detect whether they run in a browser or in Node.js. */
const ENVIRONMENT_TEST = /typeof\s*\(?\s*(?:module|exports|require|define|window)\b/

/**
 * Classifies a script by its text. Many docs folders contain tools next to the scripts of their pages, with the same
 * extension. A tool would fail in a browser on its first line.
 */
export function classifyScript(script: string): ScriptKind {
  if (script.startsWith('#!')) return { type: 'program', reason: 'it starts with "#!"' }
  const text = blank(script, COMMENT)
  if (MODULE.test(text)) {
    const imported = PACKAGE_IMPORT.exec(text)?.[1]
    return imported === undefined ? { type: 'module' } : { type: 'program', reason: `it imports "${imported}"` }
  }
  const call = COMMON_JS.exec(text)?.[0]
  if (call === undefined || ENVIRONMENT_TEST.test(text)) return { type: 'classic' }
  return { type: 'program', reason: call.startsWith('module') ? 'it sets module.exports' : 'it calls require()' }
}
