import type { Diagnostic, Severity } from './diagnostic.ts'
import { replaceControlCharacters } from './replace-control-characters.ts'
import { toCodeFrame } from './to-code-frame.ts'

export interface FormatOptions {
  /** The whole text of the diagnostic's file. Without it, there is no code frame. */
  text?: string
  /** Whether to use ANSI colors. Default false. */
  color?: boolean
}

type Style = 'red' | 'yellow' | 'blue' | 'cyan' | 'dim' | 'bold'

const STYLE_CODES = {
  red: [31, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
  dim: [2, 22],
  bold: [1, 22],
} satisfies Record<Style, [number, number]>

const SEVERITY_STYLES = { error: 'red', warning: 'yellow', info: 'blue' } satisfies Record<Severity, Style>

/**
 * Formats a diagnostic for people: `file:line:col  severity  code`, the message, the code frame and the suggestions.
 * A problem that is not about a file has no location.
 *
 * @returns Lines joined by `\n`, without a final line break. Control characters in the content are replaced.
 */
export function formatDiagnostic(diagnostic: Diagnostic, options: FormatOptions = {}): string {
  const paint = options.color ? paintAnsi : paintNothing
  const { file, line, column } = diagnostic
  const lines = [
    [
      ...(file === '' ? [] : [paint('cyan', toPlainText(`${file}:${line}:${column}`))]),
      paint(SEVERITY_STYLES[diagnostic.severity], diagnostic.severity),
      paint('dim', toPlainText(diagnostic.code)),
    ].join('  '),
    paint('bold', toPlainText(diagnostic.message)),
  ]
  if (options.text !== undefined) {
    for (const line of toCodeFrame(options.text, diagnostic).split('\n')) {
      const isMarked = /^(?:> | +\| +\^+$)/.test(line)
      lines.push(`  ${isMarked ? paint(SEVERITY_STYLES[diagnostic.severity], line) : paint('dim', line)}`)
    }
  }
  for (const suggestion of diagnostic.suggestions) lines.push(`  → ${toPlainText(suggestion)}`)
  return lines.join('\n')
}

function toPlainText(text: string): string {
  return replaceControlCharacters(text)
}

function paintAnsi(style: Style, text: string): string {
  const [open, close] = STYLE_CODES[style]
  return `\u001B[${open}m${text}\u001B[${close}m`
}

function paintNothing(_style: Style, text: string): string {
  return text
}
