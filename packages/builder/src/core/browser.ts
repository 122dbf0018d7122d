export { isObject } from './is-object.ts'
export { toMethodTone } from './method-tone.ts'
export { toSlug } from './to-slug.ts'
export { trimEndSlashes } from './trim-slashes.ts'
