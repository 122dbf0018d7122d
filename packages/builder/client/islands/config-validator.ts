import './config-validator/without-eval.ts'
import { applyFixes, type ConfigDiagnostic, parseSiteConfig } from '@spearmint/config'
import { createFields, type Fields } from './config-validator/create-fields.ts'
import { createProblem } from './config-validator/create-problem.ts'
import { toSiteUrl } from './shared/to-site-url.ts'

const MILLISECONDS_TO_WAIT = 200

/** A fix can reveal problems that have fixes of their own. */
const MAX_PASSES = 10

/** The initial text. Its two problems show what the field does. */
const EXAMPLE = `{
  "name": "Acme",
  "colors": { "primary": "0D9373" },
  "navigaton": [
    { "group": "Get started", "pages": ["introduction"] }
  ]
}
`

/**
 * A field that checks a configuration while it is edited (src/content/components/config-validator/). It replaces the text
 * for visitors without JavaScript. `data-codes` is the URL of the page that explains the codes.
 */
class SmConfigValidator extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    if (this.shadowRoot) return
    const fields = createFields(this.attachShadow({ mode: 'open' }))
    fields.text.value = EXAMPLE
    fields.text.addEventListener('input', () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#check(fields), MILLISECONDS_TO_WAIT)
    })
    fields.fix.addEventListener('click', () => {
      fields.text.value = fixAll(fields.text.value)
      this.#check(fields)
      fields.text.focus()
    })
    this.#check(fields)
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }

  #check({ label, text, status, fix, problems }: Fields): void {
    const source = text.value
    const { diagnostics, format } = parseSiteConfig(source)
    label.textContent = `Your ${format}.json`
    status.textContent = summarize(diagnostics)
    fix.hidden = !diagnostics.some(isFixable)
    problems.replaceChildren(
      ...diagnostics.map((diagnostic) => {
        const showLocation = (): void => select(text, diagnostic)
        return createProblem(diagnostic, { source, codes: toSiteUrl(this.dataset.codes), showLocation })
      }),
    )
  }
}

/** Summarizes the problems for the status line. */
function summarize(diagnostics: readonly ConfigDiagnostic[]): string {
  if (diagnostics.length === 0) return 'No problems.'
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const count = `${diagnostics.length} problem${diagnostics.length === 1 ? '' : 's'}.`
  return hasErrors ? `${count} No site can be built with this file.` : `${count} A site can be built with this file.`
}

function isFixable({ fix }: ConfigDiagnostic): boolean {
  return fix !== undefined && !fix.isLossy
}

function fixAll(source: string): string {
  let text = source
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const fixed = applyFixes(text, parseSiteConfig(text).diagnostics)
    if (fixed === text) break
    text = fixed
  }
  return text
}

function select(text: HTMLTextAreaElement, { line, column, endLine, endColumn }: ConfigDiagnostic): void {
  // A text area normalizes line ends to `\n`.
  const lines = text.value.split('\n')
  const toOffset = (row: number, cell: number): number =>
    lines.slice(0, row - 1).reduce((sum, { length }) => sum + length + 1, 0) + cell - 1
  text.focus()
  text.setSelectionRange(toOffset(line, column), toOffset(endLine, endColumn))
}

customElements.define('sm-config-validator', SmConfigValidator)
