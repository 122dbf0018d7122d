/** The copy button beside the path of an API page. */
const status = document.createElement('div')
status.className = 'visually-hidden'
status.role = 'status'
document.body.append(status)

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('.copy-path') : null
  const path = button?.parentElement?.querySelector('.api-path')?.textContent
  if (!path) return
  status.textContent = ''
  try {
    await navigator.clipboard.writeText(path)
  } catch {
    return // Not served securely, or not allowed: the path can be selected by hand.
  }
  status.textContent = 'Copied'
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, 2000)
})

export {}
