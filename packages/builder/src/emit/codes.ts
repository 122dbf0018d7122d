import { defineCodes } from '@spearmint/config/diagnostics'

/** Problems in the files that are generated for the whole site. */
export const EMIT_CODES = defineCodes({
  'navigation/shadowed-redirect': {
    severity: 'warning',
    title: 'Redirect from an existing page',
    explanation: 'The source of a redirect is the address of a page or a file. The page or file takes precedence.',
    fix: 'Remove the redirect or the page.',
    example: '"redirects": [{ "source": "/quickstart", "destination": "/start" }]',
  },
  'navigation/partly-shadowed-redirect': {
    severity: 'info',
    title: 'Redirect from a folder with pages',
    explanation:
      'The source of a redirect with wildcards is also the address of pages or files. They take precedence, so the redirect only applies to other addresses.',
    fix: 'Nothing, if the redirect is for addresses that no longer exist. Otherwise, remove the pages or narrow the source.',
    example: '"redirects": [{ "source": "/guides/*", "destination": "/start" }]',
  },
  'navigation/covered-redirect': {
    severity: 'warning',
    title: 'Redirect that never applies',
    explanation:
      'An earlier redirect with wildcards matches every address that this one matches, or one from another form of the address does, such as `/old` before `/old.html`. The first match is used.',
    fix: 'Move the redirect before the other one, or remove it.',
    example:
      '"redirects": [{ "source": "/old/*", "destination": "/start" }, { "source": "/old/sdk/*", "destination": "/sdk" }]',
  },
  'navigation/endless-redirect': {
    severity: 'warning',
    title: 'Redirect loop for missing pages',
    explanation:
      'A redirect with wildcards matches its own destinations. It works where the destination is a page. For any other address, browsers report too many redirects instead of the page for missing pages.',
    fix: 'Narrow the source, so that it does not match the destination.',
    example: '"redirects": [{ "source": "/:slug*", "destination": "/guides/:slug*" }]',
  },
  'navigation/unusable-redirect': {
    severity: 'warning',
    title: 'Redirect from an invalid path',
    explanation:
      'The source of a redirect contains `.`, `..` or nothing as a segment, a backslash, a control character or a regular expression, is `/404`, is in the reserved folder `_spearmint`, or is too long for the name of a file. The redirect is ignored.',
    fix: 'Write the path of the old page.',
    example: '"redirects": [{ "source": "/../old", "destination": "/start" }]',
  },
  'navigation/dead-redirect': {
    severity: 'warning',
    title: 'Broken redirect',
    explanation:
      'The destination of a redirect does not exist. The redirect is ignored, unless it has wildcards: hosts still apply it.',
    fix: 'Correct the destination. The message suggests similar pages.',
    example: '"redirects": [{ "source": "/old", "destination": "/qickstart" }]',
  },
  'navigation/host-redirect': {
    severity: 'warning',
    title: 'Redirect that a host cannot do',
    explanation:
      'The host of `--host-rules` cannot express the source of a redirect, has too many redirects, or would redirect ' +
      'a page. The redirect is not part of its configuration. Links in your pages still follow it.',
    fix: 'Write a simpler source, such as `/old/*`, or list the old pages one by one.',
    example: '"redirects": [{ "source": "/a/*/b/*", "destination": "/c" }]',
    page: '/guides/deploying#what-hosts-can-do',
  },
  'site/host-limit': {
    severity: 'info',
    title: 'Limits of a host',
    explanation: 'The host of `--host-rules` cannot be configured to do something that Spearmint recommends.',
    fix: 'Nothing, unless you need it. Then choose another host, or put a server in front of this one.',
    page: '/guides/deploying#what-hosts-can-do',
  },
  'site/own-host-file': {
    severity: 'warning',
    title: 'Your own configuration of a host',
    explanation:
      'The folder of your site contains a file that configures the host of `--host-rules`. It is published instead of ' +
      'the generated one.',
    fix: 'Delete the file, or build without `--host-rules`.',
    page: '/guides/deploying',
  },
  'site/invalid-skill': {
    severity: 'warning',
    title: 'Invalid skill',
    explanation:
      'A `SKILL.md` in `.well-known/agent-skills` does not follow the Agent Skills specification, so agents would reject it. It is published, but not listed.',
    fix: 'Write frontmatter with the `name` of the folder and a `description` of at most 1,024 characters, and instructions below it.',
    example: '---\nname: send-mail\ndescription: Sends mail. Use it to notify people.\n---',
    page: '/guides/programs#skills',
  },
  'site/long-llms-list': {
    severity: 'info',
    title: 'Too many pages for llms.txt',
    explanation:
      '`llms.txt` is limited to 50,000 characters. Longer lists are divided by the navigation, but the list of these lists ' +
      'is longer, too. It contains only the first of them. `docs-index.json` and `sitemap.xml` contain all pages.',
    fix: 'Hide pages that programs do not need, or add your own `llms.txt`.',
    page: '/guides/programs#llms-txt',
  },
})
