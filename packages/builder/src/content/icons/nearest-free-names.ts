import { createNameTable } from './create-name-table.ts'
import { INTERFACE_NAMES } from './paid-names/interface.ts'
import { NATURE_AND_FOOD_NAMES } from './paid-names/nature-and-food.ts'
import { PEOPLE_AND_THINGS_NAMES } from './paid-names/people-and-things.ts'
import { TECHNOLOGY_NAMES } from './paid-names/technology.ts'
import { WRITING_NAMES } from './paid-names/writing.ts'

/**
 * Names that only the paid Font Awesome set has → the most similar free name (Font Awesome Free or Lucide). Some are
 * not icons but the first words of many, such as `face`. Names that {@link findNearestName} resolves by their words
 * (`rocket-launch` → `rocket`) need no entry.
 */
export const NEAREST_FREE_NAMES: ReadonlyMap<string, string> = createNameTable(
  INTERFACE_NAMES,
  TECHNOLOGY_NAMES,
  WRITING_NAMES,
  PEOPLE_AND_THINGS_NAMES,
  NATURE_AND_FOOD_NAMES,
)

/** Brands whose name may start a longer one (`github-actions`). Others are also ordinary words: apple, meta, edge. */
export const LEADING_BRANDS: ReadonlySet<string> = new Set(
  (
    'amazon android angular aws cloudflare discord docker dropbox facebook git github gitlab golang google instagram ' +
    'java js linkedin linux microsoft node-js npm php python react reddit shopify slack telegram twitter ubuntu vuejs ' +
    'whatsapp windows wordpress youtube'
  ).split(' '),
)
