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
  'page/duplicate-title': {
    severity: 'warning',
    title: 'Title of two pages',
    explanation:
      'Two pages in one group of the sidebar have the same `title`, or `sidebarTitle` if they have one. Visitors cannot tell them apart.',
    fix: 'Give each page its own title, or a `sidebarTitle`.',
  },
  'page/repeated-title': {
    severity: 'info',
    title: 'Heading that repeats the title',
    explanation:
      'A heading of level 1 has the same text as the title of the page, which is shown above the content. At the start of a page, the heading is left out. Elsewhere, it is shown as a heading of level 2.',
    fix: 'Remove the heading.',
    example: '---\ntitle: Start\n---\n\n# Start\n\nThe first words.',
  },
  'component/outside-parent': {
    severity: 'warning',
    title: 'Component outside of its container',
    explanation: 'A component that is a part of another one is not in it, for example a `<Tab>` outside of `<Tabs>`.',
    fix: 'Put it in the component that the message names.',
    page: '/components/overview',
    example: '<Tab title="npm">Install it.</Tab>',
  },
  'component/no-items': {
    severity: 'warning',
    title: 'Container without items',
    explanation:
      'A component that arranges other components contains none of them, for example `<Tabs>` without a `<Tab>`. Its content is shown without it.',
    fix: 'Put its content in the component that the message names, or remove it.',
    page: '/components/overview',
    example: '<Tabs>Install it.</Tabs>',
  },
  'component/no-title': {
    severity: 'warning',
    variants: { step: 'info' },
    title: 'Component without a title',
    explanation:
      'A component lacks the property that names it, for example a `<Tab>` without a `title`. If none of the steps in `<Steps>` has a title, this is only a note.',
    fix: 'Add the property that the message names.',
    page: '/components/overview',
    example: '<Tabs>\n<Tab>Install it.</Tab>\n</Tabs>',
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
  'page/missing-translation': {
    severity: 'info',
    title: 'Page without a translation',
    explanation:
      'A language of the navigation has no page that corresponds to this page of the default language. Visitors who switch to that language get its first page. If a language lacks more than 20 pages, they are reported together.',
    fix: 'Translate the page, or list it in the navigation of the other language, too, to show the original there.',
    page: '/guides/languages#check-translations',
  },
  'page/outdated-translation': {
    severity: 'info',
    title: 'Outdated translation',
    explanation:
      'The page of the default language has changed since this page was translated: its last commit is newer, or its content has another hash than the `sourceHash` in the frontmatter of the translation. If there are more than 20 such pages in a language, they are reported together.',
    fix: 'Update the translation, and `sourceHash` if it has one.',
    page: '/guides/languages#check-translations',
  },
  'page/case-clash': {
    severity: 'warning',
    title: 'Pages that differ only in letter case',
    explanation:
      'The addresses of two pages are the same except for upper and lower case. File systems of Windows and macOS, and some hosts, take them for one file.',
    fix: 'Rename one of the files, and add a redirect from its old address.',
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
