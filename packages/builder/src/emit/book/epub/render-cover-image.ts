import { toHtml } from 'hast-util-to-html'
import { s } from 'hastscript'
import type { BookFacts } from '../book.ts'
import { toXmlText } from '../to-xml-text.ts'

/** About as many characters of the largest text are in a line. */
const LINE = { characters: 16, max: 6, height: 170 }

/** Renders the picture that libraries of EPUB readers show. */
export function renderCoverImage({ title, divisions, accent, direction }: BookFacts): string {
  const lines = toLines(title)
  const isRightToLeft = direction === 'rtl'
  const x = isRightToLeft ? 1440 : 160
  const anchor = isRightToLeft ? 'end' : 'start'
  const font = { fontFamily: 'sans-serif', fill: '#ffffff', textAnchor: isRightToLeft ? anchor : 'start' }
  const svg = s(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 2400', width: '1600', height: '2400' },
    [
      s('title', title),
      s('rect', { width: '1600', height: '2400', fill: accent }),
      s('rect', { x: '160', y: '480', width: '240', height: '24', fill: '#ffffff' }),
      ...lines.map((line, index) =>
        s(
          'text',
          { ...font, x: String(x), y: String(720 + index * LINE.height), fontSize: '140', fontWeight: 'bold' },
          line,
        ),
      ),
      s('text', { ...font, x: String(x), y: '2160', fontSize: '72' }, divisions.join(' · ')),
    ],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXmlText(toHtml(svg, { closeEmptyElements: true }))}\n`
}

function toLines(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE.characters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= LINE.max ? lines : [...lines.slice(0, LINE.max - 1), '…']
}
