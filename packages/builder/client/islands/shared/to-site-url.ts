/**
 * Resolves a URL from an attribute or a file to one of the site. Undefined for any other, such as `javascript:…`, so that
 * markup that imitates ours can neither run code nor lead elsewhere.
 */
export function toSiteUrl(written: string | undefined): string | undefined {
  if (written === undefined || !URL.canParse(written, location.href)) return undefined
  const url = new URL(written, location.href)
  return url.protocol === location.protocol && url.host === location.host ? url.href : undefined
}
