/** Escapes JSON so that it can't end the script (HTML Standard, 4.12.1.3). */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
