/*
 * Escape hides the explanation that is shown, so that what it covers can be read without moving the pointer or the focus
 * (WCAG 2.2, criterion 1.4.13). It is shown again the next time.
 */
const tooltips = document.querySelectorAll('[data-sm=tooltip]')

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const tooltip of tooltips) if (isShown(tooltip)) tooltip.classList.add('tooltip-dismissed')
})

for (const tooltip of tooltips) {
  for (const type of ['pointerleave', 'focusout']) {
    // The focus is nowhere until the next frame.
    const restore = (): void => {
      if (!isShown(tooltip)) tooltip.classList.remove('tooltip-dismissed')
    }
    tooltip.addEventListener(type, () => requestAnimationFrame(restore))
  }
}

function isShown(tooltip: Element): boolean {
  return tooltip.matches(':hover, :focus-within')
}

export {}
