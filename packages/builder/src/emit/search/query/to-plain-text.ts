/** Converts a line of Markdown to the text that readers see. */
export function toPlainText(line: string): string {
  return (
    line
      .replace(/^\s*(?:>\s*|[-*+] |\d+[.)] |\|?[\s|:-]+\|\s*$)+/, '')
      // Images come first, because a link can contain one.
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|(?<!\\)[`*|]/g, '')
      .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
      .trim()
  )
}
