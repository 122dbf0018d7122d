import type { ApiProperty, ApiSchema } from '../model/schema.ts'

/** The facts of a schema that isn't part of a spec. */
export interface PlainSchemaFacts
  extends Partial<Omit<ApiSchema, 'listProperties' | 'findItems' | 'listTuple' | 'listVariants' | 'findAdditional'>> {
  key: string
  properties?: readonly ApiProperty[]
  items?: ApiSchema
}

/** Creates a schema from the properties of components. */
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
    listTuple: () => [],
    listVariants: () => [],
  }
}
