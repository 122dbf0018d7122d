/**
 * The id of a field's description (reference 4.4): `param-` and the name in kebab case, camel case split and every other
 * character a `-`. `userId`, `user_id` → `param-user-id`; `data[].id` → `param-data-id`.
 */
export function toFieldId(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1-')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return words === '' ? 'param' : `param-${words}`
}
