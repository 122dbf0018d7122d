import { choice, key } from './key.ts'

export const themeSchema = key(
  choice({
    mint: 'The default: a header over everything, the sidebar at the left, the contents at the right.',
    maple: 'The sidebar is a full-height column with the logo and the search.',
    palm: 'Round buttons and tabs, and large titles.',
    willow: 'Reduced to the text, with small corners and a sidebar with its own background.',
    linden: 'Monospace and square, like a terminal.',
    almond: 'The content is on a card, with quiet surroundings.',
    aspen: 'Made for deep navigation: a wide, compact sidebar with lines along its groups.',
    sequoia: 'Sober, for sites with much text: lines between sections, and no tints.',
    luma: 'Clean and calm: soft shapes instead of lines.',
  }),
  { description: 'Look of the site.', examples: ['mint'] },
)
