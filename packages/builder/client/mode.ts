/*
 * Sets light or dark mode and hides a dismissed banner before the first paint, and handles the button that changes the
 * mode. A classic script in the head that blocks on purpose, without imports and exports.
 *
 * The visitor's choice (`isDarkMode` in local storage) overrides the configuration (`data-mode` in the document), which
 * overrides the system setting that the stylesheet follows by itself. `data-mode-fixed` disables the choice.
 */
{
  const storageKey = 'isDarkMode'
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')

  const isDark = () => (root.dataset.mode === undefined ? system.matches : root.dataset.mode === 'dark')
  // Custom styles depend on the class, screen readers on the state of the button.
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
      // Storage is disabled: the choice only applies to this page.
    }
  }

  // The island `banner` stores which banners were dismissed. They are hidden before they would be seen.
  const isDismissed = (key: string) => {
    try {
      const dismissed: unknown = JSON.parse(localStorage.getItem('sm-dismissed') ?? '[]')
      return Array.isArray(dismissed) && dismissed.includes(key)
    } catch {
      return false
    }
  }

  root.classList.add('js')
  if (root.dataset.banner !== undefined && isDismissed(root.dataset.banner)) root.classList.add('banner-dismissed')
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
