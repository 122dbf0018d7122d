import type { Element } from 'hast'
import { s } from 'hastscript'

/** The layout's own icons, drawn as strokes in a square of 24 units. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  down: 'M6 9l6 6l6-6',
  left: 'M15 6l-6 6l6 6',
  right: 'M9 6l6 6l-6 6',
  out: 'M8 16L16 8M9 8h7v7',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M16 16l4.5 4.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  feed: 'M4.5 11a8.5 8.5 0 0 1 8.5 8.5M4.5 4.5a15 15 0 0 1 15 15M5.5 17.5a1 1 0 1 0 0 2a1 1 0 1 0 0-2',
} as const

/** Renders one of the layout's own icons. It is decorative, so assistive technology ignores it. */
export function renderGlyph(name: keyof typeof PATHS, className = ''): Element {
  return s(
    'svg',
    { className: ['glyph', className], viewBox: '0 0 24 24', ariaHidden: 'true' },
    s('path', { d: PATHS[name] }),
  )
}
