import type { Component } from '../../src/content/components/define-component.ts'

/**
 * Creates the table of all components for the overview.
 *
 * @param findPage - Finds the permalink of the page that describes a component.
 */
export function toComponentTable(
  components: Readonly<Record<string, Component>>,
  findPage: (name: string) => string | undefined,
): string {
  const rows = Object.entries(components).map(([name, { aliases = [], description }]) => {
    const page = findPage(name)
    const link = page === undefined ? `\`${name}\`` : `[\`${name}\`](${page})`
    return `| ${link} | ${aliases.map((alias) => `\`${alias}\``).join(', ')} | ${description} |`
  })
  return [
    '{/* Generated from packages/builder/src/content/components/registry.ts:',
    '    npm run test:run -- packages/builder/src/content/components/docs --update */}',
    '',
    '| Component | Aliases | Description |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
