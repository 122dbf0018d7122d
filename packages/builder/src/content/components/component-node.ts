import type { ElementContent } from 'hast'
import type { Data, Position } from 'unist'

/**
 * A component of the format (`<Card>`, a fence's `CodeBlock`, …) in the hast tree. Its props are evaluated values. Its
 * children are hast that may contain other components. `expandComponents` replaces it.
 */
export interface ComponentNode {
  type: 'component'
  name: string
  props: Record<string, unknown>
  children: ElementContent[]
  position?: Position | undefined
  data?: Data | undefined
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode
  }
  interface RootContentMap {
    component: ComponentNode
  }
}
