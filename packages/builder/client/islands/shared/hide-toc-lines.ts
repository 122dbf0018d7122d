/** Hides the table of contents entries whose headings are in a hidden view or update, and shows the others. */
export function hideTocLines(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc-item')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    const line = link.closest('li')
    if (line) line.hidden = heading?.closest('.multi-view[hidden], .update[hidden]') != null
  }
}
