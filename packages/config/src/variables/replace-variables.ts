/** Names that a page can use. */
const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g

/**
 * Replaces `{{name}}` in the text of a page by the variable of that name. Values are inserted as they are, Markdown
 * included, and not searched again. A name that is not declared stays, because pages show `{{name}}` as sample text.
 *
 * @param text - The whole file: frontmatter, text, attributes and code.
 * @param variables - `variables` of the configuration.
 */
export function replaceVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (written, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? written) : written,
  )
}
