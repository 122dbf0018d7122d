/** A test that shows that a criterion is met. It runs for every commit. */
export interface Evidence {
  /** Relative to the root of the repository. */
  test: string
  /** The title, or the part of it that is the same for all pages. */
  title: string
  /** What it tests, as a sentence. */
  shows: string
}

const BROWSER = 'packages/builder/test/browser'

/** All tests that criteria cite, by name. A test checks that each exists. */
export const EVIDENCE = {
  axe: {
    test: `${BROWSER}/reading.test.ts`,
    title: 'axe finds no violation in any window size and color mode',
    shows: 'axe finds no violation at 1440, 1024 and 390 pixels, in light and dark mode.',
  },
  ibm: {
    test: `${BROWSER}/audit.test.ts`,
    title: 'the engine of IBM finds no violation in any window size and color mode',
    shows: "IBM's engine finds no violation on a page of each template, in search and playground, and in Arabic.",
  },
  looks: {
    test: `${BROWSER}/looks.test.ts`,
    title: '%s has no accessibility violations, shifts or overflow in either mode',
    shows: 'axe finds no violation in any look, in light and dark mode.',
  },
  colors: {
    test: 'packages/builder/src/theme/stylesheet/theme-css.test.ts',
    title: 'generates legible text for any colors',
    shows: 'Text in accent colors has a contrast of at least 4.5:1, whichever colors are configured.',
  },
  reflow: {
    test: `${BROWSER}/reading.test.ts`,
    title: 'fits a window of 320 px, like one of 1,280 px at 400% zoom',
    shows: 'Pages fit 320 pixels without horizontal scrolling.',
  },
  slashKey: {
    test: `${BROWSER}/search.test.ts`,
    title: 'lets visitors turn off the key that opens it',
    shows: 'The key "/" can be turned off, and stays off on other pages.',
  },
  searchReflow: {
    test: `${BROWSER}/search.test.ts`,
    title: 'has room for results in a window of 320 × 256 pixels',
    shows: 'The search shows its results in 320 × 256 pixels.',
  },
  textSize: {
    test: `${BROWSER}/reading.test.ts`,
    title: 'fits with text at 200%',
    shows: 'Pages fit with text at 200%.',
  },
  spacing: {
    test: `${BROWSER}/reading.test.ts`,
    title: 'cuts off no text with the spacing of WCAG 1.4.12',
    shows: 'More space between letters, words, lines and paragraphs cuts off no text.',
  },
  targets: {
    test: `${BROWSER}/reading.test.ts`,
    title: 'targets outside of text are at least 24 px large',
    shows: 'Controls are at least 24 × 24 pixels, or have that much space.',
  },
  focusOrder: {
    test: `${BROWSER}/keyboard.test.ts`,
    title: 'moves through the page in reading order with visible focus',
    shows: 'Every focused element is marked, in view and in reading order.',
  },
  skipLink: {
    test: `${BROWSER}/keyboard.test.ts`,
    title: 'skips to the content',
    shows: 'The first link skips to the content.',
  },
  drawer: {
    test: `${BROWSER}/keyboard.test.ts`,
    title: 'opens the drawer, moves into it, and comes back with Escape',
    shows: 'The navigation of small windows receives the focus and returns it.',
  },
  tabKeys: {
    test: `${BROWSER}/keyboard.test.ts`,
    title: 'switches tabs with arrows, Home and End, and moves on into the panel',
    shows: 'Tabs have names, and arrow keys switch them.',
  },
  copied: {
    test: `${BROWSER}/keyboard.test.ts`,
    title: 'copies code, and the copy is announced',
    shows: 'A copy is announced without moving the focus.',
  },
  treeKeys: {
    test: `${BROWSER}/rare-components.test.ts`,
    title: 'supports the keyboard interaction of a tree view',
    shows: 'Trees have the keys of the ARIA pattern.',
  },
  choices: {
    test: `${BROWSER}/divisions.test.ts`,
    title: '$what is chosen by keyboard',
    shows: 'Versions, languages, products and menus are chosen with the keyboard.',
  },
  searchKeys: {
    test: `${BROWSER}/search.test.ts`,
    title: 'can be navigated with the keyboard and leads to the section',
    shows: 'Search works with the keyboard and leads to the section.',
  },
  searchCloses: {
    test: `${BROWSER}/search.test.ts`,
    title: 'closes with Escape, restores the focus and keeps the query',
    shows: 'Escape closes the search and restores the focus.',
  },
  searchNames: {
    test: `${BROWSER}/search.test.ts`,
    title: 'names results by their heading, method and trail',
    shows: 'Search results have names that describe them.',
  },
  playgroundKeys: {
    test: `${BROWSER}/playground.test.ts`,
    title: 'can be used with the keyboard alone',
    shows: 'The playground works with the keyboard alone.',
  },
  playgroundErrors: {
    test: `${BROWSER}/playground.test.ts`,
    title: 'shows the problem at each input, and can be sent anyway',
    shows: 'Each wrong input is described in words, next to it.',
  },
  headings: {
    test: `${BROWSER}/page-layout.test.ts`,
    title: 'leave every ID unique, and are named by their text',
    shows: 'Headings are named by their text alone, and IDs are unique.',
  },
  links: {
    test: `${BROWSER}/behavior.test.ts`,
    title: 'links lead through the whole site',
    shows: 'Every page can be reached by links.',
  },
  language: {
    test: `${BROWSER}/languages.test.ts`,
    title: 'shows the frame of each page in its language',
    shows: 'The frame of each page is in the language of the page.',
  },
  oneLanguage: {
    test: `${BROWSER}/languages.test.ts`,
    title: 'has no English word in its pages, before and after scripts run',
    shows: 'Sites in French, Japanese and Arabic have no English word in the frame.',
  },
  tooltip: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'stays while the pointer is on it, and is hidden with Escape',
    shows: 'A tooltip stays while the pointer is on it, and Escape hides it.',
  },
  pressed: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'does nothing while the pointer is pressed on a control',
    shows: 'Controls act when the pointer is released on them, and can be left before.',
  },
  focused: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'does nothing when a control gets the focus',
    shows: 'The focus opens and changes nothing.',
  },
  inputs: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'leads nowhere and keeps the focus when its value changes',
    shows: 'Changing an input of the frame opens no page and moves no focus.',
  },
  sideways: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'does not turn, scroll sideways or lose text in a window that is wider than high',
    shows: 'Pages fit a phone that is held sideways.',
  },
  sameFrame: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'has the same controls with the same names in the same order on every page',
    shows: 'Header, sidebar and footer have the same controls, names and order on every page.',
  },
  moreThanColor: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'marks links, the current page and the chosen tab by more than a color',
    shows: 'Links are underlined; the current page and the chosen tab have a background or line.',
  },
  graphics: {
    test: `${BROWSER}/conformance.test.ts`,
    title: 'has a contrast of at least 3:1 in icons and borders of inputs in %s mode',
    shows: 'Icons of controls and borders of inputs have a contrast of at least 3:1.',
  },
} as const satisfies Record<string, Evidence>

export type EvidenceName = keyof typeof EVIDENCE
