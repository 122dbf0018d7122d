/** Shows the rest of a long code block. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-sm=code-expand]') : null
  const pre = button?.closest('.code-block')?.querySelector('pre')
  if (!button || !pre) return
  pre.removeAttribute('data-expandable')
  pre.focus({ preventScroll: true })
  button.remove()
})
