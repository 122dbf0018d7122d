/*
 * Lists of versions and other divisions are `details` elements, which open by themselves. This closes them on a click or
 * focus outside of them.
 */
for (const select of document.querySelectorAll<HTMLDetailsElement>('[data-sm=version-select]')) {
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
