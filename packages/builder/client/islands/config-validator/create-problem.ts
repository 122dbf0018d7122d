import { type Diagnostic, type Severity, toCodeFrame } from '@spearmint/config'

const SEVERITY_NAMES = { error: 'Error', warning: 'Warning', info: 'Note' } satisfies Record<Severity, string>

export interface ProblemOptions {
  /** The text that was checked. */
  source: string
  /** Address of the page that explains the codes. */
  codes: string | undefined
  /** Shows the place of the problem in the text. */
  showPlace: () => void
}

/** Creates the entry of a problem: severity, code, place, message, the text around it, mends. */
export function createProblem(diagnostic: Diagnostic, { source, codes, showPlace }: ProblemOptions): HTMLElement {
  const { severity, code, line, column, message, suggestions } = diagnostic
  const name = create('strong', SEVERITY_NAMES[severity])
  name.className = severity
  const place = create('button', `line ${line}, column ${column}`)
  place.type = 'button'
  place.addEventListener('click', showPlace)
  const head = create('p', name, ' ', createCode(code, codes), ' ', place)

  const frame = create('pre', toCodeFrame(source, diagnostic))
  frame.tabIndex = 0
  frame.role = 'region'
  frame.ariaLabel = `The place of ${code}`

  const mends = suggestions.map((suggestion) => create('p', `→ ${suggestion}`))
  return create('li', head, create('p', message), frame, ...mends)
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
