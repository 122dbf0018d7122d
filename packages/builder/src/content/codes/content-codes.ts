import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of what is written on a page. */
export const CONTENT_CODES = {
  'page/mdx-syntax': {
    severity: 'error',
    title: 'Not valid MDX',
    explanation:
      'MDX does not allow what is written, for example a tag that is never closed. The place is mended as the message says, and the rest of the page is built. In a `.md` file this is a note.',
    mend: 'Close the tag, or put `\\` before a `<` or `{` that is meant as text.',
    example: '<Note>\nThis tag is never closed.',
  },
  'page/unknown-component': {
    severity: 'warning',
    title: 'Unknown component',
    explanation: 'A tag is no component and is not imported. What stands inside it is shown.',
    mend: 'Correct the name, import it, or write `\\<` to show it as text.',
    example: '<Notes>Take care.</Notes>',
  },
  'page/unknown-variable': {
    severity: 'warning',
    title: 'Unknown variable',
    explanation: 'A name in an expression is not defined. The source text is shown.',
    mend: 'Define it with `export const`, pass it to the snippet, or write `\\{` to show the braces.',
    example: 'The version is {version}.',
  },
  'page/unescaped-brace': {
    severity: 'warning',
    title: 'Braces that are text',
    explanation: 'Braces hold something that is no use as an expression, such as `{3}`. They are shown as written.',
    mend: 'Write `\\{`, or put the text between backticks.',
    example: 'Write {3} to repeat it.',
  },
  'page/unsupported-code': {
    severity: 'warning',
    title: 'Code that is not evaluated',
    explanation:
      'An expression or export uses code that is not evaluated: a class, `new`, a loop, a hook such as `useState`, `document`. A component made of it shows what stands inside it, with a note that it needs JavaScript.',
    mend: 'Write the result, or use literals, conditions and `.map()`. What must run belongs in a `.js` file of the site.',
    page: '/guides/expressions',
    example: '{new Date().getFullYear()}',
  },
  'page/bad-expression': {
    severity: 'warning',
    title: 'Expression without a result',
    explanation: 'An expression of a supported kind has no result, for example a member of `undefined`.',
    mend: 'Correct the expression.',
    example: '{undefined.name}',
  },
  'page/too-complex': {
    severity: 'error',
    title: 'Too complex',
    explanation: 'Evaluating the page takes too many steps, nests too deep or grows too large. The part is left out.',
    mend: 'Make lists smaller, and let no component contain itself.',
  },
  'page/unsupported-import': {
    severity: 'warning',
    title: 'Import that is not loaded',
    explanation:
      'A package, a `.jsx` file or a JSON file is imported. It is not loaded. A component of it shows what stands inside it, with a note that it needs JavaScript.',
    mend: 'Move the content to a snippet.',
    page: '/guides/snippets',
    example: "import { Chart } from 'charts'\n\n<Chart />",
  },
  'page/missing-snippet': {
    severity: 'warning',
    title: 'Missing snippet',
    explanation: 'The file of an import or a `<Snippet>` does not exist.',
    mend: 'Correct the path; the message names the nearest files.',
    example: '<Snippet file="install.mdx" />',
  },
  'page/missing-export': {
    severity: 'warning',
    title: 'Missing export',
    explanation: 'A snippet does not export the name that is imported from it.',
    mend: 'Correct the name, or add the export.',
    example: "import { region } from '/snippets/names.mdx'",
  },
  'page/snippet-cycle': {
    severity: 'error',
    title: 'Snippet inside itself',
    explanation: 'A snippet contains itself, directly or through others.',
    mend: 'Remove one of the uses.',
  },
  'page/unsafe-attribute': {
    severity: 'warning',
    title: 'Unsafe attribute',
    explanation:
      'An attribute would run code: an event handler, or an address that begins with `javascript:`. It is left out.',
    mend: 'Remove it.',
    example: '<img src="/logo.svg" onClick="run()" />',
  },
  'page/unsafe-element': {
    severity: 'warning',
    title: 'Unsafe element',
    explanation: 'An element could run code or change the page around it. It is left out.',
    mend: 'Remove it.',
    example: '<object data="/player.swf"></object>',
  },
  'page/unsafe-style': {
    severity: 'warning',
    title: 'Style that is not used',
    explanation:
      'A part of a `style` is not a declaration that can be put into a stylesheet: a bracket or quote is not closed, or it holds `{`, `}`, `<` or a backslash. It is left out, the other declarations stay.',
    mend: 'Write `name: value`, or use a `<style>` element.',
    example: '<span style="color: red; background: url(">Red</span>',
  },
  'page/script': {
    severity: 'info',
    title: 'Script',
    explanation:
      'A `<script>` holds code itself, is of another host, or is no JavaScript. It is left out. One that names a file of the site is kept.',
    mend: "Move the code to a `.js` file in the site's folder, or embed players and demos with `<iframe>`. A host that you trust is allowed by `--allow-origin`.",
    page: '/guides/styles-and-scripts',
    example: '<script>track()</script>',
  },
  'page/math': {
    severity: 'warning',
    title: 'Formula is not TeX',
    explanation: 'A formula is not valid TeX, or a line of `$$` begins one that never ends. It is shown as text.',
    mend: 'Correct the formula, or close it with `$$` on a line of its own. Within `<Latex>` braces need quotes.',
    page: '/guides/math',
    example: '<Latex>\\frac</Latex>',
  },
} as const satisfies Record<string, DiagnosticCode>
