/** Palettes (src/components/color-item.tsx): a click copies the value of the color that is shown. */
const status = document.createElement('div')
status.className = 'visually-hidden'
status.role = 'status'
document.body.append(status)

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('.color-copy') : null
  const value = button && findValue(button)
  if (!button || !value) return
  status.textContent = ''
  try {
    await navigator.clipboard.writeText(value.textContent ?? '')
  } catch {
    // Not served securely, or not allowed: the value is selected and can be copied by hand.
    getSelection()?.selectAllChildren(value)
    return
  }
  status.textContent = `Copied ${value.textContent}`
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, 2000)
})

/** Of a color with two values, the one of the mode that the page is in. */
function findValue(button: Element): Element | null | undefined {
  const values = button.parentElement?.querySelector('.color-values')
  const scheme = document.documentElement.classList.contains('dark') ? 'dark' : 'light'
  return values?.querySelector(`[data-scheme=${scheme}]`) ?? values?.querySelector('code')
}

export {}
