import { findNearest } from '@spearmint/config'
import type { Problem } from './evaluation-error.ts'

/** The problems of evaluation, one function a kind. The codes are stable. */

/** Code of the kind that is not evaluated; `what` begins a sentence: `"new"`, `A regular expression`. */
export function unsupportedCode(what: string): Problem {
  return {
    code: 'page/unsupported-code',
    severity: 'warning',
    message: `${what} is not supported: content is evaluated, never run as a program.`,
    suggestions: ['Write the result itself, or use literals, props, conditions and `.map()`.'],
  }
}

/** Supported code that has no result; `what` is a whole sentence. */
export function badExpression(what: string): Problem {
  return { code: 'page/bad-expression', severity: 'warning', message: what, suggestions: [] }
}

/** A name that nothing defines. */
export function unknownVariable(name: string, names: Iterable<string>, isSnippet: boolean): Problem {
  const mend = isSnippet
    ? `Pass it where the snippet is used, as in \`<Snippet ${name}="…" />\`, or define it with \`export const ${name} = …\`.`
    : `Write \\{${name}} to show the braces, or define it with \`export const ${name} = …\`.`
  return {
    code: 'page/unknown-variable',
    severity: 'warning',
    message: isSnippet
      ? `"${name}" is neither defined in this snippet nor passed to it as a prop.`
      : `"${name}" is not defined on this page.`,
    suggestions: [...didYouMean(name, names), mend],
  }
}

/** Braces around something that is no use as an expression: `\d{3}`, `{1,2}`. */
export function unescapedBrace(source: string): Problem {
  return {
    code: 'page/unescaped-brace',
    severity: 'warning',
    message: `"{${source}}" is read as an expression; it is shown as written.`,
    suggestions: ['Write \\{ instead of {, or put the text between backticks.'],
  }
}

export function tooComplex(): Problem {
  return {
    code: 'page/too-complex',
    severity: 'error',
    message: 'Evaluating this takes too many steps, nests too deep or grows too large; it is left out.',
    suggestions: ['Make the lists and the nesting of components smaller, and let no component contain itself.'],
  }
}

export function unknownComponent(name: string, names: Iterable<string>): Problem {
  return {
    code: 'page/unknown-component',
    severity: 'warning',
    message: `There is no component "${name}"; only what stands inside it is shown.`,
    suggestions: [...didYouMean(name, names), `Import it from a snippet, or write \\<${name}> to show it as text.`],
  }
}

/** `reason` says what kind of import it is. */
export function unsupportedImport(source: string, reason: string): Problem {
  return {
    code: 'page/unsupported-import',
    severity: 'warning',
    message: `"${source}" is not imported: ${reason}.`,
    suggestions: ['Import Markdown from `/snippets/*.mdx`; components there may be arrow functions that return JSX.'],
  }
}

export function missingExport(name: string, file: string, names: Iterable<string>): Problem {
  return {
    code: 'page/missing-export',
    severity: 'warning',
    message: `"${file}" does not export "${name}".`,
    suggestions: [...didYouMean(name, names), `Add \`export const ${name} = …\` to "${file}".`],
  }
}

/** `tried` are the paths where it was looked for: none when the path leads out of the site's folder. */
export function missingSnippet(path: string, tried: readonly string[], files: Iterable<string>): Problem {
  const expected =
    tried.length > 0
      ? `expected it at ${tried.map((file) => `"${file}"`).join(' or ')}`
      : "it must lie in the site's folder"
  return {
    code: 'page/missing-snippet',
    severity: 'warning',
    message: `There is no snippet "${path}"; ${expected}.`,
    suggestions: didYouMean(tried[0] ?? path, files),
  }
}

/** `chain` are the files from the first to the one that closes the circle. */
export function snippetCycle(chain: readonly string[]): Problem {
  return {
    code: 'page/snippet-cycle',
    severity: 'error',
    message: `A snippet contains itself: ${chain.join(' → ')}.`,
    suggestions: ['Remove one of these uses.'],
  }
}

/** `reason` ends the sentence "The attribute is left out: …". */
export function unsafeAttribute(name: string, reason: string): Problem {
  return {
    code: 'page/unsafe-attribute',
    severity: 'warning',
    message: `The attribute "${name}" is left out: ${reason}.`,
    suggestions: [],
  }
}

export function unsafeElement(name: string, reason: string): Problem {
  return {
    code: 'page/unsafe-element',
    severity: 'warning',
    message: `The element <${name}> is left out: ${reason}.`,
    suggestions: [],
  }
}

export function inlineScript(): Problem {
  return script('Code in a <script> of a page is left out: the security policy of pages forbids it.', [
    "Move the code to a .js file in the site's folder; every page loads it.",
    'Embed players and demos with <iframe>.',
  ])
}

/** `origin` is undefined for an address of no host, such as `data:`. */
export function remoteScript(src: string, origin: string | undefined): Problem {
  return script(`The script ${JSON.stringify(src.slice(0, 80))} is left out: pages load no code from other hosts.`, [
    "Put the file into the site's folder, or embed players with <iframe>.",
    ...(origin === undefined ? [] : [`Build with --allow-origin ${origin} if you trust this host with your readers.`]),
  ])
}

export function scriptType(type: string): Problem {
  return script(`<script type=${JSON.stringify(type.slice(0, 40))}> is left out: that is no JavaScript.`, [
    "Stylesheets in the site's folder are loaded by every page without a tag.",
  ])
}

function script(message: string, suggestions: string[]): Problem {
  return { code: 'page/script', severity: 'info', message, suggestions }
}

function didYouMean(name: string, names: Iterable<string>): string[] {
  return findNearest(name, new Set(names)).map((near) => `Did you mean "${near}"?`)
}
