import type { Result } from 'hastscript'
import type { TocEntry } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/**
 * Renders the table of contents, with the page menu below it if it is there. In windows without a column for it, it is a
 * bar that opens: CSS hides the list after a closed `<details>`, so the page has the list only once. The island `toc` marks
 * the current section. Without it, this is a plain list of links.
 */
export function renderToc({ words }: Site, entries: readonly TocEntry[], menu: Result | null = null): Result {
  const lang = words.findLanguage('toc.title')
  return (
    <nav id="table-of-contents" class="toc" aria-labelledby="table-of-contents-title">
      <details class="toc-bar">
        <summary lang={lang}>
          {words.say('toc.title')}
          {renderGlyph('down')}
        </summary>
      </details>
      <p id="table-of-contents-title" class="toc-title" lang={lang}>
        {words.say('toc.title')}
      </p>
      <sm-toc id="table-of-contents-content">
        <ul>
          {entries.map(({ id, text, depth }) => (
            <li>
              <a class={`toc-item toc-depth-${depth}`} href={`#${encodeURIComponent(id)}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </sm-toc>
      {menu}
    </nav>
  )
}
