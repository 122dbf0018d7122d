/** Words of the small islands. Pages in another language contain them, so there are few. */
export const ISLAND_WORDS = {
  'copy.done': 'Copied',
  'copy.value': 'Copied {value}',
  'code.wrap': 'Wrap long lines',
  'playground.failed': 'Could not be loaded. Try again',
  'feedback.thanks': 'Thank you.',
  'notFound.near': 'Were you looking for this?',
  'tree.label': 'Files',
  'zoom.picture': 'Picture',
  'zoom.open': 'Enlarge: {picture}',
  'zoom.close': 'Close',
  'update.count': { one: '{shown} of {count} entry', other: '{shown} of {count} entries' },
  'diagram.label': 'Diagram',
  'diagram.fullSize': 'Full size',
  'diagram.failed': 'This diagram cannot be drawn.',
  'diagram.frame': 'Draws the diagrams of this page',
} as const
