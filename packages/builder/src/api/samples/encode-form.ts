/** Encodes the fields of a form (`application/x-www-form-urlencoded`). */
export function encodeForm(fields: readonly (readonly [name: string, value: string])[]): string {
  const form = new URLSearchParams()
  for (const [name, value] of fields) form.append(name, value)
  return form.toString()
}
