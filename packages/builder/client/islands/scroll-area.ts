/*
 * Code, tables and formulas that scroll are tab stops, so that the keyboard can scroll them. This leaves out those that
 * fit at the moment.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight
    if (scrolls) target.setAttribute('tabindex', '0')
    else if (target !== document.activeElement) target.removeAttribute('tabindex')
  }
})
for (const area of document.querySelectorAll('[data-sm=scroll-area]')) observer.observe(area)

export {}
