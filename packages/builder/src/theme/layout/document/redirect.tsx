import type { Result } from 'hastscript'

/** Renders the tags that redirect the browser and name the canonical address for search engines. */
export function renderRedirectHead(href: string): Result {
  return (
    <>
      <title>Moved</title>
      <meta http-equiv="refresh" content={`0; url=${href}`} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={href} />
    </>
  )
}

/** Renders the content for visitors whose browser doesn't follow the redirect. */
export function renderRedirectContent(href: string): Result {
  return (
    <main class="not-found">
      <h1 id="page-title">This page has moved</h1>
      <p>
        <a class="button button-strong" href={href}>
          Continue
        </a>
      </p>
    </main>
  )
}
