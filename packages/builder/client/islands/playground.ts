/*
 * The button that opens the form of an API page (src/layout/parts/playground-button.tsx). The form is loaded when it is
 * first wanted, so pages that are only read load nothing but this.
 */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('.tryit-button')
  if (!button) return
  button.dataset.label ??= button.textContent
  try {
    const { openPlayground } = await import('./playground/open-playground.tsx')
    await openPlayground(button.dataset)
    button.textContent = button.dataset.label
  } catch {
    button.textContent = 'Could not be loaded. Try again'
  }
})

export {}
