/** The icons of options, drawn like those of the layout: as strokes in a square of 24 units. */
const PATHS = {
  page: 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M9 13h6M9 16.5h4',
  heading: 'M5 9h14M5 15h14M10 4L8 20M16 4l-2 16',
  field:
    'M9 4.5H7.5A1.5 1.5 0 0 0 6 6v4l-2 2l2 2v4a1.5 1.5 0 0 0 1.5 1.5H9M15 4.5h1.5A1.5 1.5 0 0 1 18 6v4l2 2l-2 2v4a1.5 1.5 0 0 1-1.5 1.5H15',
  recent: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4l2.5 2.5',
  clear: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  mode: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  key: 'M6 5h12a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 6 5M13.5 8.5l-3 7',
  edition: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16',
  none: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M16 16l4.5 4.5M8.5 11h5',
  enter: 'M19 5v7a2 2 0 0 1-2 2H5M9 10l-4 4l4 4',
} as const

export type IconName = keyof typeof PATHS

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Creates an icon. It is decorative, so assistive technology ignores it. */
export function createIcon(name: IconName): SVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg')
  const path = document.createElementNS(NAMESPACE, 'path')
  svg.setAttribute('class', 'glyph')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}
