import type { Result } from 'hastscript'
import type { Site } from '../site.ts'

/** Renders the tags that redirect the browser and name the canonical address for search engines. */
export function renderRedirectHead({ words }: Site, href: string): Result {
  return (
    <>
      <title>{words.say('redirect.title')}</title>
      <meta http-equiv="refresh" content={`0; url=${href}`} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={href} />
    </>
  )
}

/** Renders the content for visitors whose browser doesn't follow the redirect. */
export function renderRedirectContent({ words }: Site, href: string): Result {
  return (
    <main class="not-found">
      <h1 id="page-title">{words.say('redirect.heading')}</h1>
      <p>
        <a class="button button-strong" href={href}>
          {words.say('redirect.continue')}
        </a>
      </p>
    </main>
  )
}
