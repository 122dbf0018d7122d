/* The version menu is a `details` element, which opens by itself. This closes it on a click or focus outside of it. */
const select = document.querySelector<HTMLDetailsElement>('[data-sm=version-select]')

if (select) {
  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Node && select.contains(target))) select.open = false
  }
  document.addEventListener('click', closeOutside)
  document.addEventListener('focusin', closeOutside)
  select.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !select.open) return
    select.open = false
    select.querySelector('summary')?.focus()
  })
}

export {}
