import { defineCodes } from '@spearmint/config/diagnostics'

/** Links with a fragment. A build reports them too. */
export const ANCHOR_CODES = defineCodes({
  'page/broken-anchor': {
    severity: 'warning',
    title: 'Broken anchor',
    explanation:
      'The page of a link exists, but it has no element with the ID after `#`, so the link leads to the start of the page. IDs are those of headings, steps, tabs, fields and other components, of footnotes, and those that authors write.',
    fix: 'Correct the part after `#`. The message names the nearest ID.',
    example: '## Install\n\n[How to install](#instal)',
  },
})

/** Problems of content that only `spearmint check` reports: those of its rules, and those of links to other sites. */
export const CHECK_CODES = defineCodes({
  'page/missing-title': {
    severity: 'info',
    title: 'Page without a title',
    explanation: 'The frontmatter has no `title`, so the title is generated from the path of the file.',
    fix: 'Add a `title` to the frontmatter.',
    example: '---\ndescription: How to start.\n---',
  },
  'page/missing-alt': {
    severity: 'info',
    title: 'Image without a text alternative',
    explanation: 'An image has no description, so people who cannot see it do not learn what it shows.',
    fix: 'Describe what it shows, or write `alt=""` on an `<img>` that is only decoration.',
    example: '![](data:image/png;base64,AA==)',
  },
  'page/duplicate-id': {
    severity: 'warning',
    title: 'Duplicate ID',
    explanation: 'Two elements of a page have the same ID. A link to it leads to the first one.',
    fix: 'Give one of them another ID.',
    example: '<div id="plans">Free</div>\n\n<div id="plans">Paid</div>',
  },
  'page/empty-link': {
    severity: 'warning',
    title: 'Empty link',
    explanation: 'A link has no address or no text.',
    fix: 'Add the address and the text, or remove the link.',
    example: '[The plans]()',
  },
  'page/empty-heading': {
    severity: 'warning',
    title: 'Empty heading',
    explanation: 'A heading has no text. It is an empty entry in the outline of the page.',
    fix: 'Add text, or remove the heading.',
    example: '##\n\nText.',
  },
  'page/heading-jump': {
    severity: 'info',
    title: 'Skipped heading level',
    explanation: 'A heading is more than one level below the previous one, so a level of the outline is missing.',
    fix: 'Use the level below the previous heading.',
    example: '## Plans\n\n#### Free',
  },
  'page/redirected-link': {
    severity: 'info',
    title: 'Link to a redirect',
    explanation: 'A link leads to the source of one of the `redirects`. It breaks if the redirect is removed.',
    fix: 'Link to the address that the message names.',
  },
  'page/unreachable': {
    severity: 'info',
    title: 'Unreachable page',
    explanation:
      'A page is not in the navigation, and no page that visitors can reach links to it. Only people who know its address find it.',
    fix: 'List it, link to it, or add `hidden: true` to its frontmatter.',
  },
  'page/dead-external-link': {
    severity: 'warning',
    title: 'Dead external link',
    explanation:
      'With `--external`: the server reports that there is nothing at the address, or its host name does not resolve.',
    fix: 'Correct the address or remove the link. `--ignore` skips it.',
  },
  'page/moved-external-link': {
    severity: 'info',
    title: 'Moved external link',
    explanation: 'With `--external`: the server reports that the page has moved permanently.',
    fix: 'Use the new address.',
  },
  'page/unknown-external-link': {
    severity: 'info',
    title: 'Unverified external link',
    explanation:
      'With `--external`: the server refused the request, was too slow, or failed. The link may still work in a browser.',
    fix: 'Open the link in a browser to check it. `--ignore` skips it.',
  },
})
