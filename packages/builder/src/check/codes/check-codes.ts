import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of content that only a check reports: those of its rules, and those of links out of the site. */
export const CHECK_CODES = {
  'page/missing-title': {
    severity: 'info',
    title: 'Page without a title',
    explanation: 'The frontmatter has no `title`. One is made of the path of the file.',
    mend: 'Write a `title` in the frontmatter.',
    example: '---\ndescription: How to start.\n---',
  },
  'page/missing-alt': {
    severity: 'info',
    title: 'Picture without words',
    explanation:
      'A picture has no description. Who cannot see it does not learn what it shows; it is built as decoration.',
    mend: 'Describe what it shows, or write `alt=""` on an `<img>` that only decorates.',
    example: '![](data:image/png;base64,AA==)',
  },
  'page/duplicate-id': {
    severity: 'warning',
    title: 'One id, two places',
    explanation: 'An id that was written by hand stands twice on a page. A link to it leads to one of the two.',
    mend: 'Give one of them another id.',
    example: '<div id="plans">Free</div>\n\n<div id="plans">Paid</div>',
  },
  'page/empty-link': {
    severity: 'warning',
    title: 'Empty link',
    explanation: 'A link has no address, or no words to follow it by.',
    mend: 'Write the address and the words, or remove the link.',
    example: '[The plans]()',
  },
  'page/empty-heading': {
    severity: 'warning',
    title: 'Empty heading',
    explanation: 'A heading has no words. It stands in the outline of the page and says nothing.',
    mend: 'Write some, or remove the heading.',
    example: '##\n\nText.',
  },
  'page/heading-jump': {
    severity: 'info',
    title: 'Heading that skips a level',
    explanation: 'A heading is more than one level below the one before it, so a level of the outline is missing.',
    mend: 'Write the heading one level below.',
    example: '## Plans\n\n#### Free',
  },
  'page/redirected-link': {
    severity: 'info',
    title: 'Link that needs a redirect',
    explanation: 'A link leads to an address of `redirects`. It works as long as the redirect stays.',
    mend: 'Link to the address that the message names.',
  },
  'page/unreachable': {
    severity: 'info',
    title: 'Page that nothing leads to',
    explanation:
      'A page is not in the navigation, and no page that readers can reach links to it. Only who knows its address finds it.',
    mend: 'List it, link to it, or write `hidden: true` in its frontmatter.',
  },
  'page/dead-external-link': {
    severity: 'warning',
    title: 'Dead link out of the site',
    explanation: 'With `--external`: the server says that there is nothing at the address, or there is no such server.',
    mend: 'Correct the address or remove the link; `--ignore` leaves it out.',
  },
  'page/moved-external-link': {
    severity: 'info',
    title: 'Address that has moved for good',
    explanation: 'With `--external`: the server says that the page has a new address and will keep it.',
    mend: 'Write the new address.',
  },
  'page/unknown-external-link': {
    severity: 'info',
    title: 'Link out of the site that could not be checked',
    explanation:
      'With `--external`: the server refused to answer a program, was too slow, or was out of order. Readers may get through.',
    mend: 'Follow it by hand; `--ignore` leaves it out.',
  },
} as const satisfies Record<string, DiagnosticCode>
