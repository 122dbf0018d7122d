import type { PageWords } from '@spearmint/config/words'
import type { Result } from 'hastscript'
import { joinHtml, type RenderedHtml, renderAround, renderPart } from '../render-html.ts'

/** Id of the main landmark, which the skip link refers to. */
const MAIN_ID = 'content-area'

/** The content and the parts of the frame around it. */
export interface BodyParts {
  banner?: RenderedHtml | undefined
  /** Whether the banner is below the header: a sidebar at the edge of the window has the logo in it. */
  isBannerBelow?: boolean
  /** The directive for programs. */
  notice: RenderedHtml
  header: RenderedHtml
  tabs?: RenderedHtml
  sidebar: RenderedHtml
  main: RenderedHtml
  toc?: Result
  footer?: RenderedHtml
}

/** Renders the landmarks of a page in reading order. */
export function renderBody(
  words: PageWords,
  { banner, isBannerBelow = false, notice, header, tabs, sidebar, main, toc, footer }: BodyParts,
): RenderedHtml {
  const skipLink = (
    <a class="skip-link" href={`#${MAIN_ID}`} lang={words.findLanguage('frame.skip')}>
      {words.say('frame.skip')}
    </a>
  )
  const page = renderAround(
    <div id="body-content" class="page" />,
    sidebar,
    ...(toc === undefined ? [] : [renderPart(toc)]),
    renderAround(<main id={MAIN_ID} tabindex="-1" />, main),
    ...toList(footer),
  )
  const bar = toList(banner)
  const [above, below] = isBannerBelow ? [[], bar] : [bar, []]
  return joinHtml(renderPart(skipLink), notice, ...above, header, ...toList(tabs), ...below, page)
}

function toList(part: RenderedHtml | undefined): RenderedHtml[] {
  return part === undefined ? [] : [part]
}
