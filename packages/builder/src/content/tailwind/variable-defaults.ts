/**
 * Parses the default values of UnoCSS's own variables (`--un-rotate: 0`) from the stylesheet that sets all of them.
 * Rotations, shadows and rings are composed of such variables, most of which a page never sets.
 */
export function parseVariableDefaults(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/(--un-[\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Creates the rule that sets those variables that a stylesheet uses. Empty if it uses none. */
export function renderVariableDefaults(css: string, defaults: ReadonlyMap<string, string>): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name = '']) => name))
  const declarations = [...defaults].filter(([name]) => read.has(name)).map(([name, value]) => `${name}:${value};`)
  return declarations.length === 0 ? '' : `*,::before,::after,::backdrop{${declarations.join('')}}`
}
