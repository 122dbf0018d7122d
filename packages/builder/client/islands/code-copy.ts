/** Copy buttons of code blocks: one listener for all, and one place where it is announced. */
const announcement = document.createElement('div')
announcement.className = 'visually-hidden'
announcement.role = 'status'
document.body.append(announcement)

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy') : null
  const code = button?.closest('.code-block')?.querySelector('code')
  if (!button || !code) return
  announcement.textContent = ''
  if (!(await copy(code))) return
  announcement.textContent = 'Copied'
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, 2000)
})

/** The clipboard needs a secure page; on others the code is selected and copied as by hand. */
async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}
