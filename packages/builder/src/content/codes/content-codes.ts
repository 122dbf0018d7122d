import { defineCodes, type Problem } from '@spearmint/config/diagnostics'

/** Problems in the content of pages and snippets. */
export const CONTENT_CODES = defineCodes({
  'page/mdx-syntax': {
    severity: 'error',
    variants: { markdown: 'info' },
    title: 'Invalid MDX',
    explanation:
      'The page is not valid MDX, for example because a tag is never closed. The page is built as if the problem were fixed as the message suggests. In a `.md` file, this is only a note.',
    fix: 'Close the tag, or write `\\` before a `<` or `{` that is text.',
    page: '/reference/page-content#invalid-mdx',
    example: '<Note>\nThis tag is never closed.',
  },
  'page/unknown-component': {
    severity: 'warning',
    title: 'Unknown component',
    explanation: 'This tag is neither a built-in component nor an import. Its children are rendered without it.',
    fix: 'Correct the name, import the component, or write `\\<` to show the tag as text.',
    page: '/components/overview',
    example: '<Notes>Take care.</Notes>',
  },
  'page/unknown-variable': {
    severity: 'warning',
    title: 'Unknown variable',
    explanation:
      'An expression uses a name that is not defined, or `{{name}}` is not one of the `variables` in `docs.json`. It is shown as written.',
    fix: 'Define the name with `export const`, pass it to the snippet as a prop, or add a missing variable to `variables`. To show the braces, write `\\{name}` or `\\{\\{name}}`, or put the text in backticks.',
    page: '/guides/expressions',
    example: 'The version is {version}.',
  },
  'page/unescaped-brace': {
    severity: 'warning',
    title: 'Unescaped braces',
    explanation:
      'Braces contain something that makes no sense as an expression, such as `{3}`. It is shown as written.',
    fix: 'Write `\\{` instead of `{`, or put the text in backticks.',
    example: 'Write {3} to repeat it.',
  },
  'page/unsupported-code': {
    severity: 'warning',
    title: 'Unsupported code',
    explanation:
      'An expression, export or component uses JavaScript that Spearmint does not evaluate: a class, `new Date()`, an `async` function, or `document`. A component that needs it renders its children and a note that it requires JavaScript.',
    fix: 'Write the result itself, or use literals, conditions and `.map()`. Put code that has to run in a `.js` file of the site.',
    page: '/guides/expressions',
    example: '{new Date().getFullYear()}',
  },
  'page/first-state': {
    severity: 'info',
    title: 'Component shown in its first state',
    explanation:
      'A component has state, effects or event handlers, such as `useState`, `useEffect` or `onClick`. Components never run, so the page shows what the component renders first. This is reported once for the whole site.',
    fix: 'Make sure that the first state is useful on its own. Put code that has to run in a `.js` file of the site.',
    page: '/guides/snippets',
    example: 'export const Counter = () => {\n  const [count] = useState(0)\n  return <b>{count}</b>\n}\n\n<Counter />',
  },
  'page/component-syntax': {
    severity: 'error',
    title: 'Invalid component file',
    explanation:
      'An imported `.jsx` or `.tsx` file is not valid JavaScript or TypeScript. Its components render their children and a note.',
    fix: 'Correct the syntax at the position of the message.',
    page: '/guides/snippets',
  },
  'page/bad-expression': {
    severity: 'warning',
    title: 'Invalid expression',
    explanation: 'An expression cannot be evaluated, for example because it reads a property of `undefined`.',
    fix: 'Correct the expression.',
    page: '/guides/expressions',
    example: '{undefined.name}',
  },
  'page/too-complex': {
    severity: 'error',
    title: 'Content too complex',
    explanation:
      'Parsing or evaluating this part of the page takes too many steps, nests too deeply or produces too much content. It is removed or shown as written; elements that nest too deeply are shown as their text. If the text itself exceeds a limit, the whole page is shown as plain text.',
    fix: 'Use shorter lists and less nesting, split a long page, and make sure that no component contains itself.',
    page: '/reference/limits',
  },
  'page/unsupported-import': {
    severity: 'warning',
    title: 'Unsupported import',
    explanation:
      'The page imports a package, or a file that is neither Markdown nor JavaScript, such as a JSON file. The import is ignored. A component from a package renders its children and a note that it requires JavaScript.',
    fix: 'Move the content to a Markdown or component file of the site.',
    page: '/guides/snippets',
    example: "import { Chart } from 'charts'\n\n<Chart />",
  },
  'page/missing-snippet': {
    severity: 'warning',
    title: 'Missing snippet',
    explanation: 'The file of an import or a `<Snippet>` does not exist.',
    fix: 'Correct the path. The message suggests similar names.',
    page: '/guides/snippets',
    example: '<Snippet file="install.mdx" />',
  },
  'page/missing-export': {
    severity: 'warning',
    title: 'Missing export',
    explanation: 'The page imports a name that the snippet does not export.',
    fix: 'Correct the name, or add the export to the snippet.',
    page: '/guides/snippets',
    example: "import { region } from '/snippets/names.mdx'",
  },
  'page/snippet-cycle': {
    severity: 'error',
    title: 'Circular snippet',
    explanation: 'A snippet contains itself, directly or through other snippets.',
    fix: 'Remove the snippet from one of the files in the cycle.',
    page: '/guides/snippets',
  },
  'page/unsafe-attribute': {
    severity: 'warning',
    title: 'Unsafe attribute',
    explanation: 'An attribute could run code: an event handler, or a `javascript:` URL. It is removed.',
    fix: 'Remove the attribute.',
    page: '/guides/styles-and-scripts',
    example: '<img src="/logo.svg" onClick="run()" />',
  },
  'page/unsafe-element': {
    severity: 'warning',
    title: 'Unsafe element',
    explanation: 'An element could run code or affect the rest of the page. It is removed.',
    fix: 'Remove the element.',
    page: '/guides/styles-and-scripts',
    example: '<object data="/player.swf"></object>',
  },
  'page/unsafe-style': {
    severity: 'warning',
    title: 'Invalid style',
    explanation:
      'A part of a `style` attribute cannot be a declaration in a stylesheet: a bracket or quote is not closed, or it contains `{`, `}`, `<` or a backslash. It is removed. The other declarations are applied.',
    fix: 'Write declarations as `name: value`, or use a `<style>` element.',
    page: '/guides/styles-and-scripts',
    example: '<span style="color: red; background: url(">Red</span>',
  },
  'page/script': {
    severity: 'info',
    title: 'Ignored script',
    explanation:
      'A `<script>` contains inline code, is from another host, or is not JavaScript. It is removed. Scripts that load a file of the site are supported.',
    fix: "Move the code to a `.js` file in the site's folder, or embed players and demos with `<iframe>`. Use `--allow-origin` to allow a host that you trust.",
    page: '/guides/styles-and-scripts',
    example: '<script>track()</script>',
  },
  'page/math': {
    severity: 'warning',
    title: 'Invalid formula',
    explanation:
      'A formula is not valid TeX, is too long or nests too deeply, or starts with `$$` and is never closed. It is shown as text.',
    fix: 'Correct the formula, or close it with `$$` on its own line. Put formulas with braces inside `<Latex>` in quotes.',
    page: '/guides/math',
    example: '<Latex>\\frac</Latex>',
  },
})

/** A problem in content. */
export type ContentProblem = Problem<typeof CONTENT_CODES>
