import type { ApiProperty, ApiSchema } from '../model/schema.ts'

/** What is known of a schema that no spec describes. */
export interface PlainSchemaFacts
  extends Partial<Omit<ApiSchema, 'listProperties' | 'findItems' | 'listVariants' | 'findAdditional'>> {
  key: string
  properties?: readonly ApiProperty[]
  items?: ApiSchema
}

/** Creates a schema of what components say. */
export function createPlainSchema({ properties = [], items, ...facts }: PlainSchemaFacts): ApiSchema {
  return {
    types: [],
    isNullable: false,
    examples: [],
    constraints: [],
    isDeprecated: false,
    isReadOnly: false,
    isWriteOnly: false,
    labels: { pre: [], post: [] },
    ...facts,
    findKey: () => undefined,
    listProperties: () => properties,
    findAdditional: () => undefined,
    findItems: () => items,
    listVariants: () => [],
  }
}
