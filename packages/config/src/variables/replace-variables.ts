import { listVariableUses } from './list-variable-uses.ts'

/**
 * Replaces `{{name}}` in the text of a page by the variable of that name. Values are inserted as they are, Markdown
 * included, and not searched again. A name that is not declared stays, because pages show `{{name}}` as sample text.
 *
 * @param text - The whole file: frontmatter, text, attributes and code.
 * @param variables - `variables` of the configuration.
 */
export function replaceVariables(text: string, variables: Readonly<Record<string, string>>): string {
  let replaced = ''
  let end = 0
  for (const { name, offset, written } of listVariableUses(text)) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    replaced += text.slice(end, offset) + (value ?? written)
    end = offset + written.length
  }
  return replaced + text.slice(end)
}
