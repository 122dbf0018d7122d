/** A finding that a person looked at. */
interface Review {
  /** Why it is not a problem. */
  reason: string
  /** What the code of the element has to match. All elements by default. */
  where?: RegExp
}

/**
 * Rules of IBM's engine that ask a person to decide, or that the engine applies to what it cannot judge. Any other
 * finding fails the test.
 */
export const REVIEWED_RULES: Readonly<Record<string, Review>> = {
  aria_keyboard_handler_exists: {
    reason: 'Arrow keys are handled for the whole list, which keyboard.test.ts and rare-components.test.ts press.',
    where: /role="(?:tablist|tree|listbox|combobox)"/,
  },
  blockquote_cite_exists: { reason: 'The author decides what is a quotation.', where: /^<blockquote/ },
  element_tabbable_unobscured: {
    reason: 'The engine compares positions before the focus scrolls. keyboard.test.ts moves it through a page.',
  },
  element_tabbable_visible: {
    reason:
      'The engine measures links without the focus. Skip link and sidebar come into view with it, and links in a closed menu cannot get it: keyboard.test.ts and header-and-feedback.test.ts.',
  },
  form_submit_button_exists: {
    reason:
      'The engine looks inside of the form. The button is in the bar above it, with the attribute `form`: playground-dialog.test.ts.',
    where: /id="pg-form"/,
  },
  frame_src_valid: { reason: 'The author decides what a frame shows.', where: /^<iframe/ },
  html_skipnav_exists: {
    reason: 'The hidden document that draws diagrams has no content. Pages have a link that keyboard.test.ts follows.',
    where: /^<html lang="en">$/,
  },
  input_checkboxes_grouped: {
    reason: 'The list groups the boxes of a task list, and nobody can change them.',
    where: /disabled=""/,
  },
  input_label_exists: {
    reason: 'The engine misses the label of an input in a closed section, by which playground.test.ts finds it.',
    where: /id="pg-/,
  },
  input_label_visible: {
    reason:
      'The icon of a button is its label, and its name is in `aria-label`. playground.test.ts finds inputs by their labels.',
    where: /^<(?:button|input|select|textarea|summary)[^>]* (?:aria-label=|id="pg-)/,
  },
  style_color_misuse: {
    reason: 'The engine asks this once for each style sheet. Links are underlined, and tags and states have words.',
    where: /^<link/,
  },
  target_spacing_sufficient: {
    reason: 'The engine measures tabs that are scrolled out of their list, which cuts them off beside the buttons.',
    where: /role="tab"/,
  },
  text_block_heading: {
    reason: 'The description of a page is a short text below its heading, not a heading.',
    where: /class="page-description"/,
  },
  text_contrast_sufficient: { reason: 'The author sets this color with \\color in a formula.', where: /^<m[in]\b/ },
  text_sensory_misuse: { reason: 'The words describe positions in a text, such as "below" and "above".' },
  widget_tabbable_exists: {
    reason: 'The focus stays in the search field, which names the active option (ARIA 1.2, combobox).',
    where: /role="listbox"/,
  },
}
