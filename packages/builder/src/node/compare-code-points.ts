/** Compares strings by code points, for `Array.prototype.sort`. The operator `<` compares UTF-16 code units instead. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (left !== right) return toOrder(left) - toOrder(right)
  }
  return a.length - b.length
}

/** Surrogates encode code points above U+FFFF, but are smaller than the code units from U+E000. */
function toOrder(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
