import type { ElementContent, Root } from 'hast'
import { type ComponentNode, findComponent } from '../../content/index.ts'
import type { Finding } from './content-rule.ts'
import { locate } from './locate.ts'

/** A component that contains the current node. */
interface Container {
  name: string
  items: readonly string[]
  hasItem: boolean
  /** Whether one of its children has a title. */
  hasTitles: boolean
}

/**
 * Components that belong together are used together, and those that visitors choose by name have one. What belongs together
 * is part of the definition of a component.
 */
export function checkComponentUse(tree: Root): Finding[] {
  const findings: Finding[] = []

  function walk(nodes: readonly (ElementContent | Root)[], containers: readonly Container[]): void {
    for (const node of nodes) {
      if (node.type === 'component') walkComponent(node, containers)
      else if ('children' in node) walk(node.children as ElementContent[], containers)
    }
  }

  function walkComponent(node: ComponentNode, containers: readonly Container[]): void {
    const { name = node.name, items = [], parents = [], label } = findComponent(node.name) ?? {}
    for (const container of containers) container.hasItem ||= container.items.includes(name)
    const isOutside = parents.length > 0 && !containers.some((container) => parents.includes(container.name))
    if (isOutside) findings.push({ ...toOutside(node.name, parents), ...locate(node.position) })
    const labels = [label ?? []].flat()
    const [mainLabel] = labels
    if (mainLabel !== undefined && labels.every((prop) => isMissing(node.props[prop]))) {
      // Steps are numbered, so a list of steps may do without titles altogether.
      const isOptional = name === 'Step' && containers.at(-1)?.hasTitles !== true
      findings.push({ ...toUntitled(node.name, mainLabel, isOptional), ...locate(node.position) })
    }
    const container = { name, items, hasItem: false, hasTitles: hasTitledStep(node.children) }
    walk(node.children, [...containers, container])
    if (items.length > 0 && !container.hasItem) {
      findings.push({ ...toEmpty(node.name, items), ...locate(node.position) })
    }
  }

  walk([tree], [])
  return findings
}

function hasTitledStep(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => node.type === 'component' && node.name === 'Step' && !isMissing(node.props.title))
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function toOutside(name: string, parents: readonly string[]): Finding {
  const [parent = ''] = parents
  return {
    code: 'component/outside-parent',
    message: `<${name}> is not in ${toList(parents)}.`,
    suggestions: [`Put it between <${parent}> and </${parent}>.`],
  }
}

function toEmpty(name: string, items: readonly string[]): Finding {
  const isCode = items.includes('CodeBlock')
  const [item = ''] = items
  return {
    code: 'component/no-items',
    message: `<${name}> contains no ${isCode ? 'code block' : toList(items)}, so it has no effect.`,
    suggestions: [isCode ? 'Put a code block in it, or remove it.' : `Put its content in <${item}>, or remove it.`],
  }
}

function toUntitled(name: string, label: string, isOptional: boolean): Finding {
  return {
    code: 'component/no-title',
    ...(isOptional && { variant: 'step' as const }),
    message: `<${name}> has no "${label}".`,
    suggestions: [`Write <${name} ${label}="…">.`],
  }
}

function toList(names: readonly string[]): string {
  return names.map((name) => `<${name}>`).join(' or ')
}
