/** Languages that are written from right to left, and scripts that any language may be written in so. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi'])
const RIGHT_TO_LEFT_SCRIPTS = /-(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)\b/i

/** Which way a language is written. Takes a language tag, for example `ar` or `az-Arab`. */
export function findTextDirection(language: string): 'ltr' | 'rtl' {
  const [primary = ''] = language.toLowerCase().split('-')
  if (/-Latn\b/i.test(language)) return 'ltr'
  return RIGHT_TO_LEFT.has(primary) || RIGHT_TO_LEFT_SCRIPTS.test(language) ? 'rtl' : 'ltr'
}
