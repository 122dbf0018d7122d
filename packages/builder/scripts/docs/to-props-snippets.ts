import type { Component } from '../../src/content/components/define-component.ts'
import { type DescribedProp, describeProps } from './describe-prop.ts'

/** A table of props, for `docs/snippets/props/`. */
export interface PropsSnippet {
  /** The name of the file without its extension, for example `card-group`. */
  name: string
  /** The components it describes. Components with the same schema share a table. */
  components: string[]
  text: string
}

/** Creates a table for each schema of props, named after its first component. A component without props has none. */
export function toPropsSnippets(components: Readonly<Record<string, Component>>): PropsSnippet[] {
  const schemas = new Map<Component['props'], PropsSnippet>()
  for (const [name, { props }] of Object.entries(components)) {
    const described = describeProps(props)
    const known = schemas.get(props)
    if (known !== undefined) known.components.push(name)
    else if (described.length > 0)
      schemas.set(props, { name: toFileName(name), components: [name], text: toTable(described) })
  }
  return [...schemas.values()]
}

/** `CardGroup` → `card-group`, `Tree.Folder` → `tree-folder`. */
function toFileName(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|\./g, '-').toLowerCase()
}

function toTable(props: readonly DescribedProp[]): string {
  // An empty column would take space from the others on a phone.
  const hasDefaults = props.some((prop) => prop.default !== '')
  const toRow = ({ name, type, default: value, description }: DescribedProp): string =>
    `| ${[`\`${name}\``, type, ...(hasDefaults ? [value] : []), description].map(escapeCell).join(' | ')} |`
  return [
    '{/* Generated from packages/builder/src/content/components:',
    '    npm run test:run -- packages/builder/src/content/components/docs --update */}',
    '',
    hasDefaults ? '| Property | Type | Default | Description |' : '| Property | Type | Description |',
    hasDefaults ? '| --- | --- | --- | --- |' : '| --- | --- | --- |',
    ...props.map(toRow),
    '',
  ].join('\n')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/`[^`]*`|[{<]/g, (match) => (match.startsWith('`') ? match : `\\${match}`))
}
