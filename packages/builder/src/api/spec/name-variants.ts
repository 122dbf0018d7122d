import type { ApiSchema, ApiVariants } from '../model/schema.ts'

interface Variant {
  title: string | undefined
  /** Its position in the file, from 1. */
  number: number
  schema: ApiSchema
}

/** Names alternatives without a title by their type, or by their number if the type doesn't tell them apart. */
export function nameVariants(variants: readonly Variant[]): ApiVariants['options'] {
  return variants.map((variant) => {
    const { title, number, schema } = variant
    return { title: title ?? findOwnType(variant, variants) ?? `Option ${number}`, schema }
  })
}

function findOwnType(variant: Variant, variants: readonly Variant[]): string | undefined {
  const [type, ...others] = variant.schema.types
  if (type === undefined || others.length > 0) return undefined
  return variants.every((other) => other === variant || !other.schema.types.includes(type)) ? type : undefined
}
