import type { Result } from 'hastscript'
import { insertHtml, type RenderedHtml } from '../render-html.ts'

/** Id of the main landmark, which the skip link refers to. */
const MAIN_ID = 'content-area'

/** The content and the parts of the frame around it. */
export interface BodyParts {
  banner?: RenderedHtml | undefined
  /** Whether the banner is below the header: a sidebar at the edge of the window has the logo in it. */
  isBannerBelow?: boolean
  header: RenderedHtml
  tabs?: RenderedHtml
  sidebar: RenderedHtml
  main: Result
  toc?: Result
  footer?: RenderedHtml
}

/** Renders the landmarks of a page in reading order. */
export function renderBody({
  banner,
  isBannerBelow = false,
  header,
  tabs,
  sidebar,
  main,
  toc,
  footer,
}: BodyParts): Result {
  const bar = banner === undefined ? null : insertHtml(banner)
  return (
    <>
      <a class="skip-link" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      {isBannerBelow ? null : bar}
      {insertHtml(header)}
      {tabs === undefined ? null : insertHtml(tabs)}
      {isBannerBelow ? bar : null}
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
