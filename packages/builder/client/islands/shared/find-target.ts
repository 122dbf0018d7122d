/** Finds the target of the hash. `:target` only matches after the scripts of a loading page have run. */
export function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // An invalid escape in the hash.
    return null
  }
}
