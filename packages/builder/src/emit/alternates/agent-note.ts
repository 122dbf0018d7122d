/**
 * The start of the lines for programs below the title, in the Markdown of a page. Excerpts of search results leave these
 * lines out.
 */
export const AGENT_NOTE = 'For AI agents: '
