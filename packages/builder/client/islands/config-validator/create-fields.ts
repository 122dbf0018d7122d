import styles from './fields.css?inline'

/** The elements that change. */
export interface Fields {
  /** Names the file, by the format of the text. */
  label: HTMLLabelElement
  text: HTMLTextAreaElement
  status: HTMLElement
  fix: HTMLButtonElement
  problems: HTMLElement
}

/** Creates the elements of the field and their styles in a shadow root. */
export function createFields(root: ShadowRoot): Fields {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]

  const label = document.createElement('label')
  label.htmlFor = 'text'

  const text = document.createElement('textarea')
  text.id = 'text'
  text.rows = 12
  text.spellcheck = false
  text.autocapitalize = 'off'
  text.setAttribute('autocomplete', 'off')
  text.setAttribute('wrap', 'off')

  const status = document.createElement('p')
  status.role = 'status'

  const fix = document.createElement('button')
  fix.type = 'button'
  fix.textContent = 'Fix what can be fixed'
  fix.hidden = true

  const bar = document.createElement('div')
  bar.className = 'bar'
  bar.append(status, fix)

  const problems = document.createElement('ol')
  root.append(label, text, bar, problems)
  return { label, text, status, fix, problems }
}
