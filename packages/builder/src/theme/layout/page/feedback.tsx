import type { Result } from 'hastscript'
import { isExternalHref, type Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { toEditUrl, toIssueUrl } from './repository-links.ts'

/** The island that handles ratings. */
export const FEEDBACK_ISLAND = 'feedback'

/** Renders the ways to give feedback on a page that the configuration enables (docs/reference/mint-json.mdx#page-frame). */
export function renderFeedback(site: Site, page: Page): Result | null {
  const { thumbsRating } = site.config.feedback
  const links = renderRepositoryLinks(site, page)
  if (!thumbsRating && links.length === 0) return null
  return (
    <div class="feedback">
      {thumbsRating ? renderRating(site, page) : null}
      {links.length === 0 ? null : <ul class="feedback-links">{links}</ul>}
    </div>
  )
}

function renderRepositoryLinks({ config, icons, words, repository }: Site, page: Page): Result[] {
  if (repository === undefined) return []
  const { suggestEdit, raiseIssue } = config.feedback
  const links = [
    ...(suggestEdit && !isExternalHref(page.file)
      ? [{ text: words.say('feedback.edit'), icon: 'pen-to-square', href: toEditUrl(repository, page) }]
      : []),
    ...(raiseIssue
      ? [{ text: words.say('feedback.issue'), icon: 'circle-question', href: toIssueUrl(repository, page) }]
      : []),
  ]
  return links.map(({ text, icon, href }) => (
    <li>
      <a href={href} target="_blank" rel="noopener">
        {icons.resolve({ name: icon, type: 'regular' }).svg}
        {text}
      </a>
    </li>
  ))
}

/** Ratings go to listeners of the event `spearmint:feedback`, so visitors without JavaScript don't see the buttons. */
function renderRating({ icons, words }: Site, page: Page): Result {
  return (
    <fieldset
      class="feedback-rating needs-js"
      data-sm="feedback"
      aria-labelledby="feedback-question"
      data-page={page.permalink}
      lang={words.findLanguage('feedback.question')}
    >
      <p id="feedback-question">{words.say('feedback.question')}</p>
      <button type="button" class="button button-quiet" aria-pressed="false" data-helpful="true">
        {icons.resolve({ name: 'thumbs-up', type: 'regular' }).svg}
        {words.say('feedback.yes')}
      </button>
      <button type="button" class="button button-quiet" aria-pressed="false" data-helpful="false">
        {icons.resolve({ name: 'thumbs-down', type: 'regular' }).svg}
        {words.say('feedback.no')}
      </button>
      <p class="feedback-thanks" role="status" />
    </fieldset>
  )
}
