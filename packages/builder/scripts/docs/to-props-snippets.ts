import type { Component } from '../../src/content/components/define-component.ts'
import { type DescribedProp, describeProps } from './describe-prop.ts'

/** A table of props, for `docs/snippets/props/`. */
export interface PropsSnippet {
  /** Without folder and ending, for example `card-group`. */
  name: string
  /** The components it is about: those of one schema share a table. */
  components: string[]
  text: string
}

/** Writes a table for each schema of props, named after its first component. A component without props has none. */
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
  // A column in which nothing stands would push the others off a phone.
  const hasDefaults = props.some((prop) => prop.default !== '')
  const toRow = ({ name, type, default: value, meaning }: DescribedProp): string =>
    `| ${[`\`${name}\``, type, ...(hasDefaults ? [value] : []), meaning].map(escapeCell).join(' | ')} |`
  return [
    '{/* Generated from packages/builder/src/components:',
    '    npm run test:run -- packages/builder/src/components/docs --update */}',
    '',
    hasDefaults ? '| Property | Type | Default | Meaning |' : '| Property | Type | Meaning |',
    hasDefaults ? '| --- | --- | --- | --- |' : '| --- | --- | --- |',
    ...props.map(toRow),
    '',
  ].join('\n')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/`[^`]*`|[{<]/g, (match) => (match.startsWith('`') ? match : `\\${match}`))
}
