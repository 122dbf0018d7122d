/** A service that can be asked about a page. */
interface AiService {
  name: string
  /** Everything before the question, which ends the URL. */
  href: string
}

/** The services that the page menu can open, by the name of the option. They are requested only when a link is followed. */
export const AI_SERVICES: ReadonlyMap<string, AiService> = new Map([
  ['chatgpt', { name: 'ChatGPT', href: 'https://chatgpt.com/?q=' }],
  ['claude', { name: 'Claude', href: 'https://claude.ai/new?q=' }],
  ['perplexity', { name: 'Perplexity', href: 'https://www.perplexity.ai/search?q=' }],
  ['grok', { name: 'Grok', href: 'https://grok.com/?q=' }],
  ['aistudio', { name: 'Google AI Studio', href: 'https://aistudio.google.com/prompts/new_chat?prompt=' }],
  ['devin', { name: 'Devin', href: 'https://app.devin.ai/?prompt=' }],
])
