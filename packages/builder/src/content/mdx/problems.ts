import { findNearest } from '@spearmint/config/diagnostics'
import type { ContentProblem } from '../codes/content-codes.ts'
import { isComponentFile } from './modules/resolve-import.ts'
import { describeKind, type Value } from './values/value.ts'

/** The problems that evaluating content can have, one function per kind. */

/** Code that is not supported. `what` starts a sentence: `\`new\``, `A regular expression`. */
export function unsupportedCode(what: string): ContentProblem {
  return {
    code: 'page/unsupported-code',
    message: `${what} is not available: code in pages and components is evaluated, never run, and can use only a part of JavaScript.`,
    suggestions: ['Write the result itself, or put code that has to run in a `.js` file of the site.'],
  }
}

/** Code that changes a value that it did not create. */
export function sharedValue(value: Value): ContentProblem {
  return badExpression(
    `Cannot change ${describeKind(value)} that other code shares, such as a prop or a constant of the file. Change a copy, such as \`[...list]\`.`,
  )
}

/** Adds which component a problem affects. The page is only an example: a problem in a snippet is reported once for all. */
export function inComponent(problem: ContentProblem, name: string, page: string): ContentProblem {
  return {
    ...problem,
    message: `${problem.message} The component <${name}> is replaced by a note.`,
    suggestions: [...(problem.suggestions ?? []), `Check the page "${page}", which uses <${name}>.`],
  }
}

/** Code of a component that only has an effect in a browser. `what` starts a sentence: `\`useState\``. */
export function firstState(what: string): ContentProblem {
  return {
    code: 'page/first-state',
    message: `${what} has no effect, because components never run: pages show their first state. Further components like this one are not reported.`,
    suggestions: ['Make sure that the first state is useful on its own.'],
  }
}

/** Supported code without a result. `message` is a whole sentence. */
export function badExpression(message: string): ContentProblem {
  return { code: 'page/bad-expression', message }
}

/** A value of the wrong kind. `expected` is a kind, such as `a list`. */
export function unexpectedValue(expected: string, value: Value): ContentProblem {
  return badExpression(`Expected ${expected}, but got ${describeKind(value)}.`)
}

/** `file` is undefined for the page itself. */
export function unknownVariable(name: string, names: Iterable<string>, file: string | undefined): ContentProblem {
  const [message, fix] = describeUnknown(name, file)
  return { code: 'page/unknown-variable', message, suggestions: [...suggestNearest(name, names), fix] }
}

function describeUnknown(name: string, file: string | undefined): [message: string, fix: string] {
  const definition = `\`export const ${name} = …\``
  if (file === undefined) {
    return [
      `"${name}" is not defined on this page.`,
      `Define it with ${definition} for {${name}}, add it to "variables" in docs.json for {{${name}}}, or put the text in backticks.`,
    ]
  }
  if (isComponentFile(file)) {
    return [
      `"${name}" is neither defined in this file nor on the page that imports it.`,
      'Define or import it in this file or on the page, or pass it as a prop.',
    ]
  }
  return [
    `"${name}" is neither defined in this snippet or on the page that imports it, nor passed as a prop.`,
    `Pass it where you use the snippet, as in \`<Snippet ${name}="…" />\`, or define it with ${definition}.`,
  ]
}

/** Braces around something that makes no sense as an expression: `\d{3}`, `{1,2}`. */
export function unescapedBrace(source: string): ContentProblem {
  return {
    code: 'page/unescaped-brace',
    message: `Braces contain an expression, but "{${source}}" looks like text. It is shown as written.`,
    suggestions: ['Write \\{ instead of {, or put the text in backticks.'],
  }
}

export function tooComplex(): ContentProblem {
  return {
    code: 'page/too-complex',
    message: 'This content takes too many steps to evaluate, is nested too deeply or grows too large. It is not shown.',
    suggestions: ['Use shorter lists and less nesting, and make sure that no component contains itself.'],
  }
}

export function unknownComponent(name: string, names: Iterable<string>, file: string): ContentProblem {
  return {
    code: 'page/unknown-component',
    message: `There is no component "${name}". Its children are rendered without it.`,
    suggestions: [
      ...suggestNearest(name, names),
      isComponentFile(file)
        ? 'Define or import it in this file, or import it on the page.'
        : 'Import it from a snippet, or put the tags in backticks to show them as text.',
    ],
  }
}

/** `reason` ends the sentence "Cannot import "x": …". */
export function unsupportedImport(source: string, reason: string): ContentProblem {
  return {
    code: 'page/unsupported-import',
    message: `Cannot import "${source}": ${reason}.`,
    suggestions: [
      'Import a Markdown or component file of the site, such as `/snippets/note.mdx` or `/snippets/chart.jsx`.',
    ],
  }
}

export function missingExport(name: string, file: string, names: Iterable<string>): ContentProblem {
  return {
    code: 'page/missing-export',
    message: `"${file}" does not export "${name}".`,
    suggestions: [...suggestNearest(name, names), `Add \`export const ${name} = …\` to "${file}".`],
  }
}

/** `tried` are the paths that were searched: none if the path is outside the site's folder. */
export function missingSnippet(path: string, tried: readonly string[], files: Iterable<string>): ContentProblem {
  const expected =
    tried.length > 0
      ? `Expected it at ${tried.map((file) => `"${file}"`).join(' or ')}.`
      : "It must be in the site's folder."
  return {
    code: 'page/missing-snippet',
    message: `Cannot find the snippet "${path}". ${expected}`,
    suggestions: suggestNearest(tried[0] ?? path, files),
  }
}

/** `chain` are the files from the first to the one that closes the cycle. */
export function snippetCycle(chain: readonly string[]): ContentProblem {
  return {
    code: 'page/snippet-cycle',
    message: `A snippet contains itself: ${chain.join(' → ')}.`,
    suggestions: ['Remove the snippet from one of these files.'],
  }
}

/** `reason` ends the sentence "The attribute "x" is removed: …". */
export function unsafeAttribute(name: string, reason: string): ContentProblem {
  return {
    code: 'page/unsafe-attribute',
    message: `The attribute "${name}" is removed: ${reason}.`,
    suggestions: ['Remove the attribute.'],
  }
}

/** `reason` ends the sentence "The element <x> is removed: …". */
export function unsafeElement(name: string, reason: string): ContentProblem {
  return {
    code: 'page/unsafe-element',
    message: `The element <${name}> is removed: ${reason}.`,
    suggestions: ['Remove the element.'],
  }
}

export function inlineScript(): ContentProblem {
  return {
    code: 'page/script',
    message: 'Code inside <script> is removed: the Content Security Policy of pages blocks inline scripts.',
    suggestions: [
      "Move the code to a .js file in the site's folder. Every page loads it.",
      'Embed players and demos with <iframe>.',
    ],
  }
}

/** `origin` is undefined for a URL without a host, such as `data:`. */
export function remoteScript(src: string, origin: string | undefined): ContentProblem {
  return {
    code: 'page/script',
    message: `The script ${JSON.stringify(src.slice(0, 80))} is removed: pages don't load scripts from other hosts.`,
    suggestions: [
      "Put the file in the site's folder, or embed players with <iframe>.",
      ...(origin === undefined ? [] : [`Build with --allow-origin ${origin} if you trust this host.`]),
    ],
  }
}

export function scriptType(type: string): ContentProblem {
  return {
    code: 'page/script',
    message: `<script type=${JSON.stringify(type.slice(0, 40))}> is removed: it is not JavaScript.`,
    suggestions: ["Put stylesheets in the site's folder. Every page loads them."],
  }
}

function suggestNearest(name: string, names: Iterable<string>): string[] {
  return findNearest(name, new Set(names)).map((near) => `Did you mean "${near}"?`)
}
