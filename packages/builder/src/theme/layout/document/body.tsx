import type { Result } from 'hastscript'
import { insertHtml, type RenderedHtml } from '../render-html.ts'

/** Id of the main landmark; the skip link leads there. */
const MAIN_ID = 'content-area'

/** The parts around and of the content. */
export interface BodyParts {
  header: RenderedHtml
  tabs?: RenderedHtml
  sidebar: RenderedHtml
  main: Result
  toc?: Result
  footer?: RenderedHtml
}

/** Puts the landmarks of a page together, in reading order. */
export function renderBody({ header, tabs, sidebar, main, toc, footer }: BodyParts): Result {
  return (
    <>
      <a class="skip-link" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      {insertHtml(header)}
      {tabs === undefined ? null : insertHtml(tabs)}
      <div id="body-content" class="page">
        {insertHtml(sidebar)}
        <main id={MAIN_ID} tabindex="-1">
          {main}
        </main>
        {toc ?? null}
        {footer === undefined ? null : insertHtml(footer)}
      </div>
    </>
  )
}
