/**
 * An intended difference between the base and the working tree. It is applied to every path and every text of the base
 * after the hashes are replaced, so a pattern has to match `search-[hash].js` and `sha256-[inline style 1]`.
 */
export interface AcceptedChange {
  /** Why the output may differ here. Name the commit or the decision record. */
  reason: string
  /** What the base writes. Needs the flag `g`. Keep it narrow: include the name of the attribute, for example. */
  pattern: RegExp
  /** What the working tree writes, as in `String.prototype.replace`. */
  replacement: string
}

/**
 * The differences that a refactoring is allowed to make. Empty the table when the refactoring is merged.
 * An entry looks like this:
 *
 * ```ts
 * {
 *   reason: 'The marker of islands was renamed (decision 030).',
 *   pattern: / data-wants="/g,
 *   replacement: ' data-island="',
 * }
 * ```
 */
export const ACCEPTED_CHANGES: readonly AcceptedChange[] = [
  ...(
    [
      ['code-copy', /(<button type="button" class="code-copy needs-js" aria-label="[^"]*")>/g],
      ['code-expand', /(<button type="button" class="code-expand needs-js")>/g],
      ['banner', /(<aside class="banner [^"]*"(?:"[^"]*"|[^">])*)>/g],
      ['color', /(<div class="color(?: color-[a-z]+)?"(?:"[^"]*"|[^">])*)>/g],
      ['disclosure', /(<details class="disclosure [^"]*"(?:"[^"]*"|[^">])*)>/g],
      ['mermaid', /(<figure class="mermaid"(?:"[^"]*"|[^">])*)>/g],
      ['multi-view', /(<div class="multi-view"(?:"[^"]*"|[^">])*)>/g],
      ['tree', /(<ul class="tree"(?:"[^"]*"|[^">])*)>/g],
      ['update-filter', /(<div id="changelog-filters"(?:"[^"]*"|[^">])*)>/g],
      ['zoomable', /(<img (?:[\w-]+(?:="[^"]*")? )*?class="(?:[^"]* )?zoomable(?: [^"]*)?"(?:"[^"]*"|[^">])*)>/g],
      ['copy-page', /(class="copy-page page-action button button-quiet needs-js")(?= )/g],
      ['copy-text', /(class="copy-path icon-button needs-js")(?= )/g],
      ['feedback', /(<fieldset class="feedback-rating needs-js")(?= )/g],
      ['playground', /(class="tryit-button needs-js")(?= )/g],
      ['search', /(aria-haspopup="dialog"(?: aria-keyshortcuts="[^"]*"| aria-label="Search"))(?= data-search=)/g],
      ['version-select', /(<details class="version-select")>/g],
    ] as const
  ).map(([name, pattern]) => toMarkerChange(name, pattern)),
  {
    reason: 'Programs ignore the label of the source of a diagram, which is not part of the page (issue 17).',
    pattern: /(<details class="mermaid-source" open(?:="")?><summary)(?=>)/g,
    replacement: '$1 data-markdown-ignore=""',
  },
  {
    reason: 'The island that copies a path copies commands of the page menu, too (issue 21).',
    pattern: /(?<=data-sm=")copy-path(?=")|(?<=\/)copy-path(?=-\[hash\]\.js)/g,
    replacement: 'copy-text',
  },
  {
    reason:
      'The island of 404 pages checks the URLs of its list with a function in the chunk of the copy buttons (issue 15).',
    pattern:
      /(<meta name="robots" content="noindex">)(?=<link rel="modulepreload" href="([^"]*)preload-helper-\[hash\]\.js")/g,
    replacement:
      '$1<link rel="modulepreload" href="$2copy-buttons-[hash].js" integrity="sha256-[_spearmint/copy-buttons-[hash].js]">',
  },
]

/** A marker that elements have now. A base that already writes it is left as it is. */
function toMarkerChange(name: string, { source }: RegExp): AcceptedChange {
  const isToEnd = source.endsWith('>')
  return {
    reason: `The island "${name}" finds its elements by "data-sm", which authors cannot write, in place of a class (issue 15).`,
    pattern: new RegExp(isToEnd ? `${source.slice(0, -1)}(?<! data-sm="[^"]*")>` : `${source}(?! data-sm=)`, 'g'),
    replacement: `$1 data-sm="${name}"${isToEnd ? '>' : ''}`,
  }
}
