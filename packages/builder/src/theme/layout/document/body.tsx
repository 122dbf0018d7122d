import type { Result } from 'hastscript'
import { joinHtml, type RenderedHtml, renderAround, renderPart } from '../render-html.ts'

/** Id of the main landmark, which the skip link refers to. */
const MAIN_ID = 'content-area'

/** The content and the parts of the frame around it. */
export interface BodyParts {
  header: RenderedHtml
  tabs?: RenderedHtml
  sidebar: RenderedHtml
  main: RenderedHtml
  toc?: Result
  footer?: RenderedHtml
}

/** Renders the landmarks of a page in reading order. */
export function renderBody({ header, tabs, sidebar, main, toc, footer }: BodyParts): RenderedHtml {
  const skipLink = (
    <a class="skip-link" href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  )
  const page = renderAround(
    <div id="body-content" class="page" />,
    sidebar,
    renderAround(<main id={MAIN_ID} tabindex="-1" />, main),
    ...(toc === undefined ? [] : [renderPart(toc)]),
    ...(footer === undefined ? [] : [footer]),
  )
  return joinHtml(renderPart(skipLink), header, ...(tabs === undefined ? [] : [tabs]), page)
}
