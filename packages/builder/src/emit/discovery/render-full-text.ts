/**
 * Renders what `llms-full.txt` holds of one page (reference 2.9): its Markdown, with its address below the title.
 *
 * @param text the page as Markdown; its first line is the title
 * @param url address of the page, absolute where the site's is known
 */
export function renderFullText(text: string, url: string): string {
  const end = text.indexOf('\n')
  return `${text.slice(0, end)}\nSource: ${url}\n${text.slice(end + 1)}\n`
}
