/**
 * The IDs of the frame around the content, in lowercase. Stylesheets of sites select most of them
 * (docs/reference/page-content.mdx#style-hooks), so content with such an ID gets another one.
 */
const FRAME_IDS: ReadonlySet<string> = new Set([
  'banner',
  'body-content',
  'content',
  'content-area',
  'feedback-question',
  'footer',
  'header',
  'navbar',
  'page-title',
  'pagination',
  'panel',
  'related-title',
  'search-bar-entry',
  'search-bar-entry-mobile',
  'sidebar',
  'sidebar-content',
  'table-of-contents',
  'table-of-contents-content',
  'table-of-contents-title',
  'topbar-cta-button',
])

/** Whether an ID belongs to the frame, without regard to case. */
export function isFrameId(id: string): boolean {
  return FRAME_IDS.has(id.toLowerCase())
}

/** Converts an ID to the one that content has in its place: `footer` → `footer-2`. Other IDs are not changed. */
export function toContentId(id: string): string {
  return isFrameId(id) ? `${id}-2` : id
}
