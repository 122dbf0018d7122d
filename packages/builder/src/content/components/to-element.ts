import type { Element, ElementData, Root } from 'hast'

declare module 'hast' {
  interface ElementData {
    /** The island that the element needs: a script in `client/islands/`, by its name. */
    island?: string | undefined
    /** Text of a heading whose id comes from another text. */
    anchor?: string | undefined
  }
}

/**
 * Narrows JSX to an element. hastscript types every JSX expression as `Element | Root`; only a fragment (`<>…</>`) is a
 * root.
 *
 * @param island - The island that the element needs. A custom element `<sm-tabs>` needs the island `tabs` by its name.
 * @throws on a fragment, which is a bug in the calling code.
 */
export function toElement(jsx: Element | Root, island?: string): Element {
  if (jsx.type === 'root') throw new TypeError('Expected an element, not a fragment')
  return island === undefined ? jsx : markForIsland(jsx, island)
}

/**
 * Marks an element for an island: pages that contain it load the script, which finds it by `data-sm`. Authors can write
 * every class, but no `data-sm` (src/content/mdx/jsx/find-unsafe-reason.ts), so they cannot imitate what a script acts upon.
 */
export function markForIsland(element: Element, island: string): Element {
  return {
    ...element,
    properties: { ...element.properties, dataSm: island },
    data: { ...element.data, island } as ElementData,
  }
}
