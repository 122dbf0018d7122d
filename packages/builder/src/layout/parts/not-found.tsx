import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'

/** What a reader sees at an address that has no page. */
export function renderNotFoundContent({ addresses }: Site): Result {
  return (
    <div class="not-found">
      <p class="eyebrow">404</p>
      <h1 id="page-title">Page not found</h1>
      <p class="page-description">There is no page at this address. It may have moved, or the link may be mistyped.</p>
      <p>
        <a class="button button-strong" href={addresses.toPageHref('/')}>
          Go to the start
        </a>
      </p>
    </div>
  )
}
