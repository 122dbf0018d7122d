/** Text-level elements that books keep. An element with a block in it becomes a `div`. */
export const PHRASING = new Set(
  ['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'math', 'q'].concat([
    's',
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'svg',
    'u',
    'var',
    'wbr',
  ]),
)

/** Blocks that contain text only. */
export const TEXT_BLOCKS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre'])

/** Blocks that contain anything. */
export const FLOW_BLOCKS = new Set(['blockquote', 'caption', 'dd', 'div', 'dt', 'figcaption', 'li', 'td', 'th'])

/** Blocks that contain only certain elements. */
export const STRUCTURES = new Set(['dl', 'figure', 'hr', 'ol', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'ul'])

/** Elements that are only valid in others. Elsewhere they become a `div`. */
export const PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  dd: ['dl'],
  dt: ['dl'],
  figcaption: ['figure'],
  li: ['ol', 'ul'],
  tbody: ['table'],
  td: ['tr'],
  tfoot: ['table'],
  th: ['tr'],
  thead: ['table'],
  tr: ['table', 'tbody', 'tfoot', 'thead'],
}

/** What becomes another element in books. */
export const RENAMED: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  address: 'div',
  article: 'div',
  aside: 'div',
  big: 'span',
  center: 'div',
  details: 'div',
  dfn: 'em',
  dir: 'ul',
  fieldset: 'div',
  font: 'span',
  footer: 'div',
  form: 'div',
  header: 'div',
  hgroup: 'div',
  legend: 'p',
  main: 'div',
  menu: 'ul',
  nav: 'div',
  rp: 'span',
  rt: 'span',
  ruby: 'span',
  search: 'div',
  section: 'div',
  strike: 's',
  summary: 'p',
  tt: 'code',
}

/** Elements that books leave out, with everything in them. */
export const DROPPED = new Set(
  ['area', 'base', 'button', 'canvas', 'col', 'colgroup', 'datalist', 'dialog', 'head', 'link', 'map', 'meta'].concat(
    ['noscript', 'optgroup', 'option', 'param', 'portal', 'script', 'select', 'slot', 'source', 'style'],
    ['template', 'textarea', 'title', 'track'],
  ),
)

/** Classes of elements that only serve a screen: controls, and what scripts replace. */
export const SCREEN_CLASSES = new Set(
  ['card-arrow', 'card-icon', 'code-copy', 'code-language', 'expandable-hide', 'expandable-show', 'icon'].concat([
    'needs-js',
    'accordion-icon',
    'callout-icon',
    'step-icon',
    'tree-icon',
  ]),
)

/** Classes that the stylesheet of books has rules for, except for those of code. */
export const KEPT_CLASSES = new Set(
  ['accordion', 'accordion-content', 'accordion-description', 'accordion-title', 'align-center', 'align-right'].concat(
    ['api-example', 'badge', 'callout', 'callout-content', 'callout-title', 'card', 'card-content', 'card-cta'],
    ['card-title', 'code-block', 'code-title', 'disclosure', 'expandable', 'field', 'field-content', 'field-default'],
    ['field-deprecated', 'field-head', 'field-location', 'field-name', 'field-pill', 'field-required', 'field-type'],
    ['frame', 'line-added', 'line-highlight', 'line-removed', 'math-block', 'multi-view-title', 'step', 'step-title'],
    ['steps', 'tab-panel', 'tab-title', 'tree', 'tree-comment', 'update-description', 'update-tags'],
    ['callout-check', 'callout-danger', 'callout-info', 'callout-note', 'callout-tip', 'callout-warning'],
  ),
)
