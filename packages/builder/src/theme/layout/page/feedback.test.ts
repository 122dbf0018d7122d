import type { SiteConfig } from '@spearmint/config'
import { createWordsSearch } from '@spearmint/config/words'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import type { Page, Repository } from '../../../core/index.ts'
import { renderPart } from '../render-html.ts'
import type { Site } from '../site.ts'
import { renderFeedback } from './feedback.tsx'

const page = { file: 'guides/a b.mdx', path: 'guides/a b', permalink: '/guides/a b' } as Page
const NOTHING = { suggestEdit: false, raiseIssue: false, thumbsRating: false }

function render(feedback: Partial<SiteConfig['feedback']>, url?: string): string {
  const repository: Repository | undefined = url === undefined ? undefined : { url, branch: 'x/y', folder: 'docs' }
  const site = {
    config: { feedback: { ...NOTHING, ...feedback } },
    icons: { resolve: () => ({ svg: h('svg') }) },
    ...(repository && { repository }),
    words: createWordsSearch({})(),
  } as unknown as Site
  const feedbackTree = renderFeedback(site, page)
  return feedbackTree === null ? '' : renderPart(feedbackTree)
}

describe('renderFeedback', () => {
  it.each([
    ['https://github.com/a/b', 'https://github.com/a/b/edit/x/y/docs/guides/a%20b.mdx'],
    ['https://git.acme.com/a/b', 'https://git.acme.com/a/b/edit/x/y/docs/guides/a%20b.mdx'],
    ['https://gitlab.acme.com/a/b/c', 'https://gitlab.acme.com/a/b/c/-/edit/x/y/docs/guides/a%20b.mdx'],
    ['https://bitbucket.org/a/b', 'https://bitbucket.org/a/b/src/x/y/docs/guides/a%20b.mdx?mode=edit'],
    ['https://codeberg.org/a/b', 'https://codeberg.org/a/b/_edit/x/y/docs/guides/a%20b.mdx'],
  ])('links to the editor of %s', (url, href) => {
    expect(render({ suggestEdit: true }, url)).toContain(`href="${href}"`)
  })

  it.each([
    ['https://github.com/a/b', '/issues/new?title=Issue+on+docs&#x26;body=Path%3A+%2Fguides%2Fa+b'],
    [
      'https://gitlab.com/a/b',
      '/-/issues/new?issue%5Btitle%5D=Issue+on+docs&#x26;issue%5Bdescription%5D=Path%3A+%2Fguides%2Fa+b',
    ],
  ])('links to the issue form of %s', (url, path) => {
    expect(render({ raiseIssue: true }, url)).toContain(`href="${url}${path}"`)
  })

  it('renders only what the configuration enables', () => {
    expect(render({}, 'https://github.com/a/b')).toBe('')
    expect(render({ suggestEdit: true, raiseIssue: true })).toBe('')
    expect(render({ raiseIssue: true }, 'https://github.com/a/b')).not.toContain('Suggest an edit')
    expect(render({ thumbsRating: true })).not.toContain('feedback-links')
  })

  it('hides the rating without JavaScript', () => {
    expect(render({ thumbsRating: true })).toMatch(
      /<fieldset class="feedback-rating needs-js" [^>]*data-page="\/guides\/a b">/,
    )
  })
})
