import { defineCodes } from '@spearmint/config/diagnostics'

const PAGE = '/guides/programs#check'

/** What makes a built site hard to use for agents. Only `spearmint check --agents` reports them. */
export const AGENT_CODES = defineCodes({
  'agents/llms-txt-exists': {
    severity: 'warning',
    title: 'No llms.txt',
    explanation: 'The built folder has no `llms.txt`, the list of pages that agents look for first.',
    fix: 'Build the site again.',
    page: PAGE,
    example: 'spearmint build --out site && spearmint check --agents site',
  },
  'agents/llms-txt-valid': {
    severity: 'warning',
    title: 'Incomplete llms.txt',
    explanation: '`llms.txt` lacks a part of the format of llmstxt.org: a title, a summary, sections, or links.',
    fix: 'Add a `description` to the configuration. If the file is your own, complete it.',
    page: PAGE,
    example: '# Acme\n\n- [Start](https://docs.example.com/start.md)',
  },
  'agents/llms-txt-size': {
    severity: 'warning',
    title: 'Long list of pages',
    explanation:
      '`llms.txt`, or a list that it refers to, is longer than 50,000 characters. Agents read no more of a file.',
    fix: 'If the file is your own, divide it. Shorten `markdown.instructions`, or hide pages that agents do not need.',
    page: PAGE,
    example: '{ "markdown": { "instructions": "…" } }',
  },
  'agents/llms-txt-links-resolve': {
    severity: 'warning',
    title: 'Broken link in llms.txt',
    explanation: 'An address of this site in `llms.txt`, or in a list that it refers to, is not a file of the build.',
    fix: 'Correct the link. If the file is generated, build the site again.',
    page: PAGE,
    example: '- [Start](https://docs.example.com/strat.md)',
  },
  'agents/llms-txt-links-markdown': {
    severity: 'warning',
    title: 'Links to HTML in llms.txt',
    explanation: 'More than a tenth of the addresses of this site in `llms.txt` are not Markdown.',
    fix: 'Link to the Markdown of pages, which has the ending `.md`.',
    page: PAGE,
    example: '- [Start](https://docs.example.com/start.html)',
  },
  'agents/llms-txt-directive-html': {
    severity: 'warning',
    title: 'Page that does not name llms.txt',
    explanation:
      'The HTML of a page does not name `llms.txt` near its start, so agents that read it do not find other pages.',
    fix: 'Build the site again, and do not change its HTML afterwards.',
    page: PAGE,
    example: '<p>For AI agents: /llms.txt lists all pages of this documentation.</p>',
  },
  'agents/llms-txt-directive-md': {
    severity: 'warning',
    title: 'Markdown that does not name llms.txt',
    explanation: 'The Markdown of a page does not name `llms.txt` near its start.',
    fix: 'If the file is your own, name it there. Otherwise, build the site again.',
    page: PAGE,
    example: '> For AI agents: all pages are listed in https://docs.example.com/llms.txt',
  },
  'agents/llms-txt-coverage': {
    severity: 'warning',
    title: 'Page that llms.txt does not list',
    explanation: 'A page of the sitemap is not in `llms.txt`, nor in a list that it refers to.',
    fix: 'Add the page to the navigation. If `llms.txt` is your own, add it there.',
    page: PAGE,
    example: '<loc>https://docs.example.com/start.html</loc>',
  },
  'agents/markdown-url-support': {
    severity: 'warning',
    title: 'Page without Markdown',
    explanation: 'There is no Markdown beside the HTML of a page.',
    fix: 'Build the site again, and deploy the whole folder.',
    page: PAGE,
    example: 'guides/start.html without guides/start.md',
  },
  'agents/rendering-strategy': {
    severity: 'warning',
    title: 'Page without text',
    explanation: 'The main part of a page has no text without JavaScript.',
    fix: 'Add text to the page, or hide it if it is only for people.',
    page: PAGE,
    example: '<App />',
  },
  'agents/page-size-markdown': {
    severity: 'info',
    title: 'Long Markdown',
    explanation: 'The Markdown of a page has 50,000 characters or more. Many agents cut it there, and most at 100,000.',
    fix: 'Divide the page.',
    page: PAGE,
    example: 'reference.md: 120,000 characters',
  },
  'agents/page-size-html': {
    severity: 'info',
    title: 'Long page',
    explanation:
      'The text that agents convert the HTML of a page to, with its navigation, has 50,000 characters or more.',
    fix: 'Divide the page.',
    page: PAGE,
    example: 'reference.html: 120,000 characters as text',
  },
  'agents/page-size-transfer': {
    severity: 'info',
    title: 'Large page',
    explanation: 'The HTML of a page has a million bytes or more. Some agents stop at ten million.',
    fix: 'Divide the page.',
    page: PAGE,
    example: 'reference.html: 2.1 MB',
  },
  'agents/content-start-position': {
    severity: 'warning',
    title: 'Content after a long navigation',
    explanation:
      'The content of a page comes after more than a tenth of its text, and the page does not say before where its Markdown is.',
    fix: 'Build the site again, and do not change its HTML afterwards.',
    page: PAGE,
    example: '<nav>…</nav><main>…</main>',
  },
  'agents/markdown-code-fence-validity': {
    severity: 'warning',
    title: 'Code block that does not end',
    explanation:
      'A code block in the Markdown of a page has no closing fence, so agents take the rest of the page for code.',
    fix: 'If the file is your own, add the fence. Otherwise, please report this as a bug.',
    page: PAGE,
    example: '```json\n{ "id": 1 }',
  },
  'agents/markdown-link-portability': {
    severity: 'warning',
    title: 'Relative or broken link in Markdown',
    explanation:
      'The Markdown of a page has a link that an agent cannot follow: it is not absolute, or it leads to no file of the build.',
    fix: 'Run `npx spearmint build` with `--site-url`, so that links are absolute, and check the folder that it writes. Correct broken links.',
    page: PAGE,
    example: '[Start](/start.html)',
  },
  'agents/embedded-data-serialization': {
    severity: 'info',
    title: 'Page of data',
    explanation:
      'A page is long mostly because of a table of 20 rows or more, or of a JSON block of 2,000 characters or more.',
    fix: 'Divide the table, or publish the data as a file and link to it.',
    page: PAGE,
    example: '| Country | Code |\n| --- | --- |\n| Albania | AL |',
  },
  'agents/markdown-content-parity': {
    severity: 'info',
    title: 'Markdown that differs from the page',
    explanation: 'At least 5% of the lines of a page are not in its Markdown.',
    fix: 'Nothing, if the content is only for people. Otherwise, write it without a component that shows data from elsewhere.',
    page: PAGE,
    example: '<Visibility for="humans">Only in the HTML.</Visibility>',
  },
  'agents/api-catalog': {
    severity: 'info',
    title: 'API catalog below a base path',
    explanation:
      'Programs request `/.well-known/api-catalog` only at the root of a host (RFC 9727). The site has a base path, so the catalog of the build is elsewhere.',
    fix: 'Map the address on your host to the file of the build.',
    page: PAGE,
    example: '/.well-known/api-catalog → /docs/.well-known/api-catalog',
  },
})
