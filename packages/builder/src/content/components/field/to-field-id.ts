/**
 * The ID of a field (docs/reference/page-content.mdx#field-ids): `param-` and the name in kebab case. Camel case is
 * split, and all other characters become `-`. `userId`, `user_id` → `param-user-id`; `data[].id` → `param-data-id`.
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
