import { z } from 'zod/mini'
import { key } from '../key.ts'
import { branchKeys } from './branch-keys.ts'
import { createContentKeys } from './divisions.ts'

const { openapi, asyncapi, directory } = branchKeys

export const navigationSchema = key(z.strictObject({ ...createContentKeys(), openapi, asyncapi, directory }), {
  description: 'The navigation: languages, versions, products, tabs and anchors, with groups and pages below.',
  examples: [{ groups: [{ group: 'Get started', pages: ['introduction'] }] }],
})
