import type { Result } from 'hastscript'
import { insertHtml, type RenderedHtml } from '../render-html.ts'

/** Id of the main landmark, which the skip link refers to. */
const MAIN_ID = 'content-area'

/** The content and the parts of the frame around it. */
export interface BodyParts {
  header: RenderedHtml
  tabs?: RenderedHtml
  sidebar: RenderedHtml
  main: Result
  toc?: Result
  footer?: RenderedHtml
}

/** Renders the landmarks of a page in reading order. */
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
