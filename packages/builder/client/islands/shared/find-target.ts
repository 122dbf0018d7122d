/** The element that the address names. `:target` would do, but on loading it matches only after the scripts have run. */
export function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // A lone % in the address.
    return null
  }
}
