import { type Diagnostic, type Severity, toCodeFrame } from '@spearmint/config/diagnostics'

const SEVERITY_NAMES = { error: 'Error', warning: 'Warning', info: 'Note' } satisfies Record<Severity, string>

export interface ProblemOptions {
  /** The text that was checked. */
  source: string
  /** URL of the page that explains the codes. */
  codes: string | undefined
  /** Selects the location of the problem in the text. */
  showLocation: () => void
}

/** Creates the list item of a problem: severity, code, location, message, code frame, suggestions. */
export function createProblem(diagnostic: Diagnostic, { source, codes, showLocation }: ProblemOptions): HTMLElement {
  const { severity, code, line, column, message, suggestions } = diagnostic
  const name = create('strong', SEVERITY_NAMES[severity])
  name.className = severity
  const location = create('button', `line ${line}, column ${column}`)
  location.type = 'button'
  location.addEventListener('click', showLocation)
  const head = create('p', name, ' ', createCode(code, codes), ' ', location)

  const frame = create('pre', toCodeFrame(source, diagnostic))
  frame.tabIndex = 0
  frame.role = 'region'
  frame.ariaLabel = `Location of ${code}`

  const fixes = suggestions.map((suggestion) => create('p', `→ ${suggestion}`))
  return create('li', head, create('p', message), frame, ...fixes)
}

function createCode(code: string, codes: string | undefined): HTMLElement {
  if (codes === undefined) return create('code', code)
  const link = create('a', create('code', code))
  link.href = `${codes}#${code.replaceAll('/', '-')}`
  return link
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.append(...children)
  return element
}
