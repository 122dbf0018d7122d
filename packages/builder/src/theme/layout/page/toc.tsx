import type { Result } from 'hastscript'
import type { TocEntry } from '../../../core/index.ts'

/** Renders the table of contents, with the page menu below it if it is there. The island `toc` marks the current section. Without it, this is a plain list of links. */
export function renderToc(entries: readonly TocEntry[], menu: Result | null = null): Result {
  return (
    <nav id="table-of-contents" class="toc" aria-labelledby="table-of-contents-title">
      <p id="table-of-contents-title" class="toc-title">
        On this page
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
