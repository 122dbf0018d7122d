import type { Result } from 'hastscript'
import { findVersionHref, type Page } from '../../../core/index.ts'
import { toVersionLabel } from '../header/version-select.tsx'
import type { Site } from '../site.ts'

/** The class of the notice, which has a stylesheet of that name. */
export const VERSION_NOTICE = 'version-notice'

/** Renders the notice that a page is not that of the latest version, with a link to the latest. */
export function renderVersionNotice({ version, words }: Site, { permalink }: Page): Result | null {
  const latest = version?.siblings.find(({ state }) => state === 'latest')
  if (version === undefined || latest === undefined || version.state === 'latest') return null
  const isSame = Object.hasOwn(latest.pages, permalink)
  const label = toVersionLabel(latest, words)
  return (
    <aside class={VERSION_NOTICE} aria-label={words.say('version.notice')}>
      <p>
        {words.say(version.state === 'old' ? 'version.old' : 'version.unreleased', {
          version: toVersionLabel(version, words),
        })}{' '}
        <a href={findVersionHref(latest, permalink)}>
          {words.say(isSame ? 'version.samePage' : 'version.home', { version: label })}
        </a>
      </p>
    </aside>
  )
}
