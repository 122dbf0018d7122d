import { defineCodes } from '../../diagnostics/index.ts'

/** Problems that only `docs.json` can have: one rule each. */
export const DOCS_CODES = defineCodes({
  'config/unsupported-key': {
    severity: 'info',
    title: 'Unsupported setting',
    explanation: '`docs.json` has this setting, and Spearmint does not support it. The rest of the file works.',
    fix: 'Keep the key for other tools, or remove it.',
    example: '"thumbnails": { "fonts": { "family": "Inter" } }',
  },
  'config/hosted-option': {
    severity: 'info',
    title: 'Page menu entry that needs a hosted service',
    explanation:
      'An entry of `contextual.options` needs a server, for example an assistant. A static site has none, so the page menu leaves the entry out.',
    fix: 'Keep the entry for other tools, or remove it.',
    example: '"contextual": { "options": ["copy", "assistant"] }',
  },
  'config/duplicate-option': {
    severity: 'error',
    title: 'Duplicate page menu entry',
    explanation: 'An entry of `contextual.options` appears twice. It is shown once.',
    fix: 'Remove one of the two.',
    example: '"contextual": { "options": ["copy", "view", "copy"] }',
  },
  'config/mapped-code-theme': {
    severity: 'info',
    title: 'Syntax theme with our colors',
    explanation:
      'Spearmint has the colors of well-known syntax themes. For the others, and for pairs with one of the others, a name in `styling.codeblocks` selects the default colors for light or for dark code, whichever the theme was made for.',
    fix: 'No action is needed. To use other colors, name a theme that is listed, or set the custom properties `--code-*` in a stylesheet.',
    example: '"styling": { "codeblocks": "houston" }',
    page: '/guides/themes#code-blocks',
  },
  'config/unknown-code-theme': {
    severity: 'warning',
    title: 'Unknown syntax theme',
    explanation: 'The syntax theme in `styling.codeblocks` is not known. Code follows the mode of the page.',
    fix: 'Write `system`, `dark` or the name of a known syntax theme.',
    example: '"styling": { "codeblocks": "draculla" }',
    page: '/guides/themes#code-blocks',
  },
  'config/font-without-file': {
    severity: 'info',
    title: 'Font without a file',
    explanation:
      'A font in `fonts` has a `family` and no `source`. Built sites load no fonts from other servers, so only visitors who have the font installed see it. Others see the font of their system.',
    fix: 'Add the font file to the site, and name it in `source` with its `format`.',
    example: '"fonts": { "family": "Inter" }',
    page: '/guides/theming#fonts',
  },
  'config/variable-name': {
    severity: 'warning',
    title: 'Variable that is never replaced',
    explanation:
      'Pages use a variable as `{{name}}`, and a name has only the letters A to Z, digits, `_`, `-` and `.`. A variable with another name is never replaced.',
    fix: 'Rename the variable.',
    example: '"variables": { "api url": "https://api.acme.com" }',
  },
  'navigation/empty': {
    severity: 'error',
    title: 'Empty navigation',
    explanation: 'The `navigation` of `docs.json` has no pages, so the site has no sidebar.',
    fix: 'Add languages, versions, tabs, anchors, groups or pages.',
    example: '"navigation": {}',
  },
  'navigation/empty-division': {
    severity: 'warning',
    title: 'Division or group without content',
    explanation: 'A tab, another division or a group of `docs.json` has no pages and no `href`. It is not shown.',
    fix: 'Add pages, or remove it.',
    example: '"tabs": [{ "tab": "Guides" }]',
  },
  'navigation/mixed-content': {
    severity: 'warning',
    title: 'Several kinds of content side by side',
    explanation:
      'A part of the navigation has, for example, tabs next to versions, or pages next to `href`. Spearmint shows all of them, but which pages belong together is unclear, and other tools show only one.',
    fix: 'Put one of them into the other, or remove it.',
    example: '"navigation": { "tabs": [{ "tab": "API", "pages": ["api"] }], "pages": ["introduction"] }',
  },
  'navigation/misplaced-content': {
    severity: 'warning',
    title: 'Content in the wrong place',
    explanation:
      'A division contains divisions of its own kind, a group contains `groups`, or a `menu` is outside a tab or a product. Spearmint shows the pages, and other tools drop them.',
    fix: 'Use another kind of division, or write nested groups in `pages`.',
    example: '"groups": [{ "group": "A", "groups": [{ "group": "B", "pages": ["b"] }] }]',
  },
  'navigation/unsupported-content': {
    severity: 'warning',
    title: 'Unsupported reference',
    explanation:
      'The navigation names an AsyncAPI file, a GraphQL schema or the reference of a library. Spearmint generates pages from OpenAPI files only, so these pages are missing.',
    fix: 'Add pages of your own, or remove the key.',
    example: '"tabs": [{ "tab": "Events", "asyncapi": "/asyncapi.yaml" }]',
  },
  'navigation/duplicate-division': {
    severity: 'warning',
    title: 'Duplicate division',
    explanation:
      'A list of tabs, versions or other divisions of `docs.json` has two with the same name. Both are shown, and visitors cannot tell them apart.',
    fix: 'Rename one of the two, or merge them.',
    example: '"versions": [{ "version": "v1", "pages": ["a"] }, { "version": "v1", "pages": ["b"] }]',
  },
  'navigation/several-defaults': {
    severity: 'warning',
    title: 'Several default versions or languages',
    explanation: 'More than one version or language is marked as the default. The first one is used.',
    fix: 'Keep `"default": true` on one of them.',
    example: '"versions": [{ "version": "v2", "default": true }, { "version": "v1", "default": true }]',
  },
})
