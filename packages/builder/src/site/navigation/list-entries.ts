import type { NavigationGroup } from '@spearmint/config'

/** A group of the configuration with its place. */
export interface GroupFrame {
  group: NavigationGroup
  parent?: GroupFrame
  /** Position in the parent's `pages`, or in `navigation`. */
  index: number
  /** The version of this group or of the nearest group around it that names one. */
  version?: string
  /** Titles from the outermost group to this one; groups without a heading are left out. */
  titles: readonly string[]
}

/** One mention of a page. */
export interface NavigationEntry {
  /** The page as the configuration names it. */
  name: string
  frame: GroupFrame
  /** Position in the `pages` of its group. */
  index: number
}

/** Lists every page that `navigation` mentions, in its order, whatever the depth of the groups. */
export function* listEntries(navigation: readonly NavigationGroup[]): Generator<NavigationEntry, void> {
  for (const [index, group] of navigation.entries()) yield* listGroup(createFrame(group, index))
}

function* listGroup(frame: GroupFrame): Generator<NavigationEntry, void> {
  for (const [index, item] of frame.group.pages.entries()) {
    if (typeof item === 'string') yield { name: item, frame, index }
    else yield* listGroup(createFrame(item, index, frame))
  }
}

function createFrame(group: NavigationGroup, index: number, parent?: GroupFrame): GroupFrame {
  const version = group.version ?? parent?.version
  const titles = parent?.titles ?? []
  return {
    group,
    index,
    ...(parent !== undefined && { parent }),
    ...(version !== undefined && { version }),
    titles: group.group === '' ? titles : Object.freeze([...titles, group.group]),
  }
}

/** Where the configuration mentions the page: `['navigation', 0, 'pages', 2]`. */
export function toConfigPath({ frame, index }: NavigationEntry): (string | number)[] {
  const path: (string | number)[] = [index]
  for (let around: GroupFrame | undefined = frame; around !== undefined; around = around.parent) {
    path.unshift(around.index, 'pages')
  }
  return ['navigation', ...path]
}
