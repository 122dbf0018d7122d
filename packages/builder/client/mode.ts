/*
 * Chooses light or dark before anything is painted, and serves the button that changes it. A classic script in the head:
 * it blocks on purpose, and has no imports or exports.
 *
 * The reader's choice (`isDarkMode` in the local storage) wins over the configuration (`data-mode` in the document),
 * and that over the system, which the stylesheet follows by itself. `data-mode-fixed` leaves the reader no choice.
 */
{
  const storageKey = 'isDarkMode'
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')

  const isDark = () => (root.dataset.mode === undefined ? system.matches : root.dataset.mode === 'dark')
  // Authors' styles know dark mode by the class, and screen readers by the state of the button.
  const show = () => {
    root.classList.toggle('dark', isDark())
    for (const button of document.querySelectorAll('.mode-toggle'))
      button.setAttribute('aria-pressed', String(isDark()))
  }

  const readChoice = () => {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null
    }
  }

  const writeChoice = (dark: boolean) => {
    try {
      localStorage.setItem(storageKey, String(dark))
    } catch {
      // Storage is off: the choice holds for this page.
    }
  }

  root.classList.add('js')
  if (root.dataset.modeFixed === undefined) {
    const choice = readChoice()
    if (choice === 'true' || choice === 'false') root.dataset.mode = choice === 'true' ? 'dark' : 'light'
  }
  show()
  system.addEventListener('change', show)
  addEventListener('DOMContentLoaded', show)

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('.mode-toggle') === null) return
    const dark = !isDark()
    root.dataset.mode = dark ? 'dark' : 'light'
    show()
    writeChoice(dark)
  })
}
