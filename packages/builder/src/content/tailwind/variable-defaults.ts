/**
 * Reads the first values of the generator's own variables (`--un-rotate: 0`) off the sheet that sets all of them.
 * Rotations, shadows and rings are put together of such variables, most of which a page never sets.
 */
export function parseVariableDefaults(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/(--un-[\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Writes the rule that sets those variables a sheet reads; empty when it reads none. */
export function renderVariableDefaults(css: string, defaults: ReadonlyMap<string, string>): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name = '']) => name))
  const declarations = [...defaults].filter(([name]) => read.has(name)).map(([name, value]) => `${name}:${value};`)
  return declarations.length === 0 ? '' : `*,::before,::after,::backdrop{${declarations.join('')}}`
}
