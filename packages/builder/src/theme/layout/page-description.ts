import { type RenderedPage, toPlainText } from '../../core/index.ts'

/**
 * What a page says about itself in few words: its lead, else the beginning of its text. Plain text on one line; may be
 * empty. The beginning of the text is cut between words after `longest` characters, a lead never is.
 */
export function toPageDescription(
  { description, body }: Pick<RenderedPage, 'description' | 'body'>,
  longest: number,
): string {
  const lead = toPlainText(description)
  if (lead !== '') return lead
  const first = body.find((node) => node.type === 'element' && node.tagName === 'p' && toPlainText([node]) !== '')
  return first === undefined ? '' : shortenText(toPlainText([first]), longest)
}

/** Cuts a text between words, so that it has `longest` characters at most with the sign that stands for the rest. */
export function shortenText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest - 1)
  return `${text.slice(0, end > 0 ? end : longest - 1)}…`
}
