import type { Result } from 'hastscript'

/** Tags that send the browser on, and tell search engines which address counts. */
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

/** What a reader sees whose browser does not go on by itself. */
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
