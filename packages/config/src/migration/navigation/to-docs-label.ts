import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import type { Color } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { type ReportNote, toChanged } from '../migration-note.ts'
import { type DocsObject, withoutUndefined } from '../to-compact-object.ts'
import { toDocsIcon } from '../to-docs-icon.ts'

type TabInput = NonNullable<SiteConfigInput['tabs']>[number]
type AnchorInput = NonNullable<SiteConfigInput['anchors']>[number]

/** Converts what a tab shows of itself. */
export function toTabLabel({ name, isDefaultHidden }: Pick<TabInput, 'name' | 'isDefaultHidden'>): DocsObject {
  return withoutUndefined({ tab: name, hidden: isDefaultHidden === true ? true : undefined })
}

/**
 * Converts what an anchor shows of itself.
 *
 * @param common - The color of anchors without their own.
 * @param path - Where the anchor is in the `mint.json`.
 */
export function toAnchorLabel(
  anchor: Pick<AnchorInput, 'name' | 'icon' | 'iconType' | 'color' | 'isDefaultHidden'>,
  common: string | undefined,
  path: ConfigPath,
  report: ReportNote,
): DocsObject {
  const { name, color = common, isDefaultHidden } = anchor
  if (typeof anchor.color === 'object') {
    const message = `The anchor "${name}" has the first color of the gradient, because docs.json has only plain colors.`
    report(toChanged([...path, 'color'], message))
  }
  return withoutUndefined({
    anchor: name,
    icon: toDocsIcon(anchor),
    color: color === undefined ? undefined : toColorPair(color),
    hidden: isDefaultHidden === true ? true : undefined,
  })
}

/** `docs.json` has a color for each mode. */
function toColorPair(color: Color): DocsObject {
  const plain = typeof color === 'string' ? color : color.from
  return { light: plain, dark: plain }
}
