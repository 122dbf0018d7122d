import { blank } from './remote-address.ts'

/** What a `.js` file is: a script of pages, classic or module, or a program for Node.js and how that is seen. */
export type ScriptKind = { type: 'classic' | 'module' } | { type: 'program'; reason: string }

const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm
const MODULE =
  /^[ \t]*(?:import\s*[\w*{"']|export\s*(?:[*{]|default\b|const\b|let\b|var\b|function\b|async\b|class\b))/m
const PACKAGE_IMPORT = /^[ \t]*(?:import|export)\b[^;'"]*["'](?![./]|https?:)([^'"]+)["']/m
const COMMON_JS = /\brequire\s*\(|\bmodule\.exports\b/

/** Libraries that run in browsers and in Node.js ask first where they are. */
const ASKS_FIRST = /typeof\s*\(?\s*(?:module|exports|require|define|window)\b/

/**
 * Classifies a script by its text. Many docs folders hold tools beside the scripts of their pages, in the same folders
 * and under the same ending; a tool would fail in a browser at its first line.
 */
export function classifyScript(script: string): ScriptKind {
  if (script.startsWith('#!')) return { type: 'program', reason: 'it begins with "#!"' }
  const text = blank(script, COMMENT)
  if (MODULE.test(text)) {
    const imported = PACKAGE_IMPORT.exec(text)?.[1]
    return imported === undefined ? { type: 'module' } : { type: 'program', reason: `it imports "${imported}"` }
  }
  const call = COMMON_JS.exec(text)?.[0]
  if (call === undefined || ASKS_FIRST.test(text)) return { type: 'classic' }
  return { type: 'program', reason: call.startsWith('module') ? 'it sets module.exports' : 'it calls require()' }
}
