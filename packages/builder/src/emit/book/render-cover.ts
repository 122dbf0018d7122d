import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { BookFacts } from './book.ts'

/** Renders the cover: the title, what the book is limited to, and when it was last changed. */
export function renderCover({ title, divisions, description, date, source, words }: BookFacts): ElementContent[] {
  return [
    h('h1', title),
    ...(divisions.length === 0 ? [] : [h('p', { class: 'edition' }, divisions.join(' · '))]),
    ...(description === undefined ? [] : [h('p', { class: 'lead' }, description)]),
    ...(date === undefined ? [] : [h('p', { class: 'facts' }, words.changed)]),
    ...(source === undefined ? [] : [h('p', { class: 'facts' }, h('a', { href: source }, source))]),
  ]
}
