import { isExternal } from '../rules/to-site-path.ts'

/** Converts a destination. In `mint.json`, a path needs no slash at its start. */
export function toDocsHref(url: string): string {
  const href = url.trim()
  return isExternal(href) || /^[/#]/.test(href) ? href : `/${href}`
}
