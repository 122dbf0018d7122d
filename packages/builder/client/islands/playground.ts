/*
 * The button that opens the form of an API page (src/layout/parts/playground-button.tsx). The form is loaded when it is
 * first wanted, so pages that are only read load nothing but this.
 */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('.tryit-button')
  if (button) (await import('./playground/open-playground.tsx')).openPlayground(button)
})

export {}
