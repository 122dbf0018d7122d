import { choice, key } from './key.ts'

export const themeSchema = key(
  choice({
    mint: 'The default: a header over everything, the sidebar at the left, the contents at the right.',
    maple: 'The sidebar is a column with the logo and the search.',
    palm: 'A richer look, as of a company.',
    willow: 'Reduced to the text, with a solid sidebar.',
    linden: 'Monospace, like a terminal.',
    almond: 'The content is on a card.',
    aspen: 'Made for deep navigation.',
    sequoia: 'Sober, for sites with much text.',
    luma: 'Clean and calm.',
  }),
  { description: 'Look of the site.', examples: ['mint'] },
)
