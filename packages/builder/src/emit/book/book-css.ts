import type { BookFacts } from './book.ts'

/**
 * The stylesheet of books. EPUB readers know fewer properties than browsers, and readers choose fonts and colors
 * themselves, so that it has no custom properties, no modes and no layout. Colors meet AA on white and on `#f6f7f8`.
 */
export function toBookCss({ accent }: Pick<BookFacts, 'accent'>): string {
  return `${COMMON}
a { color: ${accent}; }
h1.title, .part, .endpoint strong { color: ${accent}; }
.cover { border-color: ${accent}; }
`
}

const COMMON = `body { font-family: system-ui, sans-serif; line-height: 1.5; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.6em 0 0.5em; break-after: avoid; page-break-after: avoid; }
.cover { margin: 20% 0 0; padding-left: 1.2em; border-left: 0.4em solid; }
.cover h1 { font-size: 2.4em; margin: 0 0 0.4em; }
.cover .edition { font-size: 1.3em; }
.cover .facts { color: #565d68; font-size: 0.9em; }
.part { font-size: 1.1em; margin: 0 0 0.4em; }
.chapter { font-size: 1.8em; margin: 0 0 0.6em; }
h3, h4, h5, h6 { font-size: 1.05em; }
.section { font-size: 1.3em; }
.number { color: #565d68; font-weight: normal; }
.lead { font-size: 1.1em; color: #3d434d; }
.contents ol, nav ol { list-style: none; padding-left: 1.2em; margin: 0.2em 0; }
nav.landmarks { display: none; }
.contents a, nav a { text-decoration: none; }
code, pre, kbd, samp { font-family: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; font-size: 0.88em; }
code { overflow-wrap: anywhere; }
pre { background: #f6f7f8; border: 1px solid #dfe2e6; border-radius: 4px; padding: 0.7em 0.9em; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; text-align: left; }
pre code { font-size: inherit; }
figure { margin: 1em 0; }
figcaption { color: #565d68; font-size: 0.85em; margin-bottom: 0.3em; }
img, svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; font-size: 0.92em; }
th, td { border: 1px solid #cfd4da; padding: 0.35em 0.6em; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th code, td code { overflow-wrap: inherit; }
th { background: #f6f7f8; }
.align-center { text-align: center; }
.align-right { text-align: right; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #cfd4da; color: #3d434d; }
.callout { margin: 1em 0; padding: 0.6em 1em; border: 1px solid #cfd4da; border-left: 4px solid #6b7280; border-radius: 4px; }
.callout-note, .callout-info { border-left-color: #1c53b0; }
.callout-tip, .callout-check { border-left-color: #136640; }
.callout-warning { border-left-color: #934608; }
.callout-danger { border-left-color: #a2274c; }
.callout-title, .card-title, .accordion-title, .tab-title, .multi-view-title { font-weight: bold; margin: 0 0 0.3em; }
.card, .accordion, .expandable, .tab-panel { margin: 0.8em 0; padding: 0.6em 0.9em; border: 1px solid #dfe2e6; border-radius: 4px; }
a.card { display: block; text-decoration: none; }
.card-content { color: #3d434d; }
.accordion-description { color: #565d68; }
.step { margin: 0.8em 0; }
.step-title { font-size: 1.05em; font-weight: bold; margin: 0 0 0.3em; }
.endpoint { padding: 0.4em 0.7em; background: #f6f7f8; border-radius: 4px; }
.field { margin: 0; padding: 0.45em 0; border-top: 1px solid #dfe2e6; font-size: 0.92em; }
.field .field { margin-left: 1em; font-size: 1em; }
.field-content > p, .field-content p { margin: 0.2em 0; }
.field-name { font-family: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; font-weight: bold; margin-right: 0.5em; }
.field-type, .field-location, .field-default, .field-pill { color: #565d68; margin-right: 0.5em; }
.field-required, .field-deprecated { color: #a2274c; margin-right: 0.5em; }
.badge { border: 1px solid #cfd4da; border-radius: 3px; padding: 0 0.3em; font-size: 0.85em; }
.tree, .tree ul { list-style: none; padding-left: 1.2em; font-family: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; font-size: 0.9em; }
.tree-comment { color: #565d68; }
.math-block { margin: 1em 0; padding: 0.3em 0; text-align: center; overflow-x: auto; overflow-y: hidden; }
.math { font-family: 'Cambria Math', 'STIX Two Math', 'Latin Modern Math', 'DejaVu Math TeX Gyre', math; }
.math * { border-color: currentColor; }
.math .tml-left { text-align: left; text-align: -webkit-left; }
.math .tml-right { text-align: right; text-align: -webkit-right; }
body { counter-reset: equation; }
.math .menclose { display: inline-block; position: relative; padding: 0.5ex 0; text-align: left; }
.math .tml-cancelto { display: inline-block; position: absolute; left: 0; top: 0; padding: 0.5ex 0; background: linear-gradient(to bottom right, transparent calc(50% - 0.03em), currentColor calc(50% - 0.03em) calc(50% + 0.03em), transparent calc(50% + 0.03em)); }
.math .tml-eqn::before { counter-increment: equation; content: '(' counter(equation) ')'; }
@supports (not (-webkit-backdrop-filter: blur(1px))) and (not (-moz-appearance: none)) {
  .math menclose { position: relative; padding: 0.5ex 0; }
  .math .tml-overline { padding: 0.1em 0 0; border-top: 0.065em solid; }
  .math .tml-underline { padding: 0 0 0.1em; border-bottom: 0.065em solid; }
  .math .tml-fbox { padding: 3pt; border: 1px solid; }
  .math .tml-cancel { display: inline-block; position: absolute; left: 0; bottom: 0; width: 100%; height: 100%; background: currentColor; print-color-adjust: exact; }
  .math .upstrike { clip-path: polygon(0.05em 100%, 0 calc(100% - 0.05em), calc(100% - 0.05em) 0, 100% 0.05em); }
  .math .downstrike { clip-path: polygon(0 0.05em, 0.05em 0, 100% calc(100% - 0.05em), calc(100% - 0.05em) 100%); }
  .math .tml-xcancel { clip-path: polygon(0.05em 0, 0 0.05em, calc(50% - 0.05em) 50%, 0 calc(100% - 0.05em), 0.05em 100%, 50% calc(50% + 0.05em), calc(100% - 0.05em) 100%, 100% calc(100% - 0.05em), calc(50% + 0.05em) 50%, 100% 0.05em, calc(100% - 0.05em) 0, 50% calc(50% - 0.05em)); }
  .math .sout { clip-path: inset(calc(55% - 0.0333em) 0 calc(45% - 0.0333em)); }
}
.line-highlight { background: #e6edf8; }
.line-added { background: #e2f3e8; }
.line-removed { background: #fae6eb; }
.tok-comment { color: #626a76; font-style: italic; }
.tok-keyword { color: #7434b4; }
.tok-string, .tok-inserted { color: #136640; }
.tok-literal { color: #934608; }
.tok-function { color: #1c53b0; }
.tok-type { color: #0d6173; }
.tok-property, .tok-variable { color: #7d5500; }
.tok-tag, .tok-deleted { color: #a2274c; }
.tok-emphasis { font-style: italic; }
.tok-title { font-weight: bold; }`

/** What a single document adds: the size of the column on a screen, and pages on paper. */
export const DOCUMENT_CSS = `body { max-width: 46rem; margin: 0 auto; padding: 0 1.2rem 4rem; color: #16191d; background: #fff; }
.cover { min-height: 60vh; }
section.chapter-body { margin-top: 4rem; }
@media print, (min-width: 46rem) {
  .whole-words th, .whole-words td { overflow-wrap: break-word; }
}
@media print {
  @page { size: A4; margin: 20mm 18mm 18mm; @bottom-center { content: counter(page); font: 9pt system-ui, sans-serif; color: #565d68; } }
  @page :first { @bottom-center { content: none; } }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .cover { min-height: 0; margin-top: 60mm; }
  .contents, section.chapter-body { break-before: page; margin-top: 0; }
  pre, tr, figure, .callout { break-inside: avoid; }
  .code-block, .code-block pre { break-inside: auto; }
  a { text-decoration: none; }
  .math-block { overflow: visible; }
}`
