export { isObject } from './is-object.ts'
export { toSlug } from './to-slug.ts'
