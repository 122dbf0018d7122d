import type { DivisionLabel } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { colorPairSchema } from '../schema/color-pair.ts'
import { DIVISION_KINDS, type DivisionListKey } from './division-kinds.ts'
import { toIconSettings } from './to-icon-settings.ts'

/** Language tags of codes that are not ones. */
const LANGUAGE_TAGS = new Map([
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
])

/** Converts what a division or a link shows of itself. Invalid values are left out. */
export function toDivisionLabel(
  written: Record<string, unknown>,
  list: DivisionListKey,
  path: ConfigPath,
): DivisionLabel {
  const { kind, nameKey } = DIVISION_KINDS[list]
  const { [nameKey]: name, name: title, description, tag, align, icon, hidden } = written
  const label = typeof name === 'string' || typeof name === 'number' ? String(name) : ''
  const { data: color } = colorPairSchema.safeParse(written.color)
  return {
    kind,
    name: label,
    path,
    isHidden: hidden === true,
    ...toIconSettings(icon),
    ...(kind === 'language' && { locale: LANGUAGE_TAGS.get(label) ?? label }),
    ...(kind === 'product' && typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(kind === 'version' && typeof tag === 'string' && tag !== '' && { tag }),
    ...(color && { color }),
    ...((align === 'start' || align === 'end') && { align }),
  }
}
